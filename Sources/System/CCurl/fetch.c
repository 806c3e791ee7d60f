#define _GNU_SOURCE
#include "CCurl.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/socket.h>
#include <unistd.h>

struct transfer {
  size_t most;
  // Which addresses are refused: those that are not public, or those of other machines.
  enum { REFUSES_NONE, REFUSES_PRIVATE, REFUSES_OTHERS } refuses;
  struct fasti_answer *answer;
  size_t room;
  int refused;
  int overflow;
};

static int is_public4(const unsigned char *a) {
  if (a[0] == 0 || a[0] == 10 || a[0] == 127 || a[0] >= 224) return 0;
  if (a[0] == 100 && (a[1] & 0xC0) == 64) return 0;
  if (a[0] == 169 && a[1] == 254) return 0;
  if (a[0] == 172 && (a[1] & 0xF0) == 16) return 0;
  if (a[0] == 192 && a[1] == 168) return 0;
  // Relays of 6to4, which are deprecated (RFC 7526): any host may answer there.
  if (a[0] == 192 && a[1] == 88 && a[2] == 99) return 0;
  if (a[0] == 192 && a[1] == 0 && (a[2] == 0 || a[2] == 2)) return 0;
  if (a[0] == 198 && (a[1] & 0xFE) == 18) return 0;
  if (a[0] == 198 && a[1] == 51 && a[2] == 100) return 0;
  if (a[0] == 203 && a[1] == 0 && a[2] == 113) return 0;
  return 1;
}

static int is_public6(const unsigned char *a) {
  static const unsigned char mapped[12] = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};
  static const unsigned char nat64[12] = {0, 0x64, 0xFF, 0x9B};
  if (!memcmp(a, mapped, 12) || !memcmp(a, nat64, 12)) return is_public4(a + 12);
  // Only 2000::/3 is assigned; in it Teredo and 6to4 contain other addresses, and 2001:db8::/32 is for examples.
  if ((a[0] & 0xE0) != 0x20) return 0;
  if (a[0] == 0x20 && a[1] == 0x01 && a[2] == 0 && a[3] == 0) return 0;
  if (a[0] == 0x20 && a[1] == 0x01 && a[2] == 0x0D && a[3] == 0xB8) return 0;
  if (a[0] == 0x20 && a[1] == 0x02) return 0;
  return 1;
}

int fasti_is_public(const unsigned char *address, size_t count) {
  return count == 4 ? is_public4(address) : count == 16 ? is_public6(address) : 0;
}

// Called with the address of the connection, so a second look-up cannot change it.
static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
  (void)purpose;
  struct transfer *transfer = context;
  int allowed = 0;
  if (transfer->refuses == REFUSES_NONE) {
    allowed = 1;
  } else if (address->family == AF_INET) {
    const unsigned char *four = (const unsigned char *)&((struct sockaddr_in *)&address->addr)->sin_addr;
    allowed = transfer->refuses == REFUSES_OTHERS ? four[0] == 127 : is_public4(four);
  } else if (address->family == AF_INET6) {
    const struct in6_addr *six = &((struct sockaddr_in6 *)&address->addr)->sin6_addr;
    allowed = transfer->refuses == REFUSES_OTHERS ? IN6_IS_ADDR_LOOPBACK(six) : is_public6((const unsigned char *)six);
  }
  if (!allowed) {
    transfer->refused = 1;
    return CURL_SOCKET_BAD;
  }
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static size_t take_body(char *bytes, size_t size, size_t count, void *context) {
  struct transfer *transfer = context;
  struct fasti_answer *answer = transfer->answer;
  size_t more = size * count;
  if (more > transfer->most - answer->count) {
    transfer->overflow = 1;
    return 0;
  }
  if (answer->count + more > transfer->room) {
    size_t room = (answer->count + more) * 2;
    unsigned char *larger = realloc(answer->body, room);
    if (!larger) return 0;
    answer->body = larger;
    transfer->room = room;
  }
  memcpy(answer->body + answer->count, bytes, more);
  answer->count += more;
  return more;
}

// Stores the value of a header, unless it is longer than `most` or has a control character.
static void keep(char **place, size_t most, const char *value, size_t count) {
  while (count && (*value == ' ' || *value == '\t')) value++, count--;
  while (count && (unsigned char)value[count - 1] <= ' ') count--;
  if (count > most) count = 0;
  for (size_t i = 0; i < count; i++)
    if ((unsigned char)value[i] < ' ') count = 0;
  free(*place);
  *place = strndup(value, count);
}

static size_t take_header(char *line, size_t size, size_t count, void *context) {
  struct fasti_answer *answer = ((struct transfer *)context)->answer;
  size_t length = size * count;
  const struct { const char *name; char **place; size_t most; } wanted[] = {
      {"etag:", &answer->tag, 1023},
      {"last-modified:", &answer->modified, 127},
      {"location:", &answer->location, 2047},
      {"content-type:", &answer->type, 127},
  };
  for (size_t i = 0; i < 4; i++) {
    size_t name = strlen(wanted[i].name);
    if (length > name && !strncasecmp(line, wanted[i].name, name))
      keep(wanted[i].place, wanted[i].most, line + name, length - name);
  }
  if (length > 8 && !strncasecmp(line, "expires:", 8)) {
    char *date = NULL;
    keep(&date, 127, line + 8, length - 8);
    time_t moment = date ? curl_getdate(date, NULL) : -1;
    answer->expires = moment > 0 ? (long)moment : 0;
    free(date);
  }
  return length;
}

// Whether the server ended the connection too early.
static int is_cut(CURLcode code) {
  return code == CURLE_GOT_NOTHING || code == CURLE_PARTIAL_FILE || code == CURLE_RECV_ERROR || code == CURLE_SEND_ERROR;
}

// Sends the request and returns the result.
static void perform(CURL *curl, struct transfer *transfer) {
  struct fasti_answer *answer = transfer->answer;
  CURLcode code = curl_easy_perform(curl);
  curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &answer->status);
  if (code == CURLE_OK) return;
  answer->problem = transfer->refused                    ? 1
                    : transfer->overflow                 ? 2
                    : code == CURLE_OPERATION_TIMEDOUT   ? 3
                    : code == CURLE_SSL_PINNEDPUBKEYNOTMATCH ? 5
                    : code == CURLE_PEER_FAILED_VERIFICATION ? 6
                    : code == CURLE_COULDNT_RESOLVE_HOST ? 7
                    : code == CURLE_COULDNT_CONNECT      ? 8
                    : code == CURLE_SSL_CONNECT_ERROR    ? 9
                    : is_cut(code)                       ? 10
                                                         : 4;
  if (answer->problem == 8) {
    long error = 0;
    curl_easy_getinfo(curl, CURLINFO_OS_ERRNO, &error);
    if (error != ECONNREFUSED) answer->problem = 11;
  }
  answer->code = code;
}

void fasti_fetch(const struct fasti_request *request, struct fasti_answer *answer) {
  memset(answer, 0, sizeof *answer);
  struct transfer transfer = {
      .most = request->most, .refuses = request->allows_loopback ? REFUSES_NONE : REFUSES_PRIVATE, .answer = answer};
  CURL *curl = curl_easy_init();
  if (!curl) {
    answer->problem = 4;
    return;
  }
  struct curl_slist *headers = NULL;
  if (request->tag) headers = curl_slist_append(headers, request->tag);
  if (request->modified) headers = curl_slist_append(headers, request->modified);
  const char *scheme = request->allows_loopback ? "http,https" : "https";
  curl_easy_setopt(curl, CURLOPT_URL, request->address);
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, scheme);
  curl_easy_setopt(curl, CURLOPT_REDIR_PROTOCOLS_STR, scheme);
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(curl, CURLOPT_TIMEOUT_MS, request->milliseconds);
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  // No proxy, no .netrc, no cookies: an answer depends only on the address.
  curl_easy_setopt(curl, CURLOPT_PROXY, "");
  curl_easy_setopt(curl, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
  curl_easy_setopt(curl, CURLOPT_USERAGENT, request->agent ? request->agent : "fasti");
  curl_easy_setopt(curl, CURLOPT_ACCEPT_ENCODING, "");
  curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
  curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &transfer);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take_body);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &transfer);
  curl_easy_setopt(curl, CURLOPT_HEADERFUNCTION, take_header);
  curl_easy_setopt(curl, CURLOPT_HEADERDATA, &transfer);
  perform(curl, &transfer);
  curl_slist_free_all(headers);
  curl_easy_cleanup(curl);
}

void *fasti_line_open(void) { return curl_easy_init(); }

void fasti_line_close(void *line) { curl_easy_cleanup(line); }

void fasti_ask(void *line, const struct fasti_question *question, struct fasti_answer *answer) {
  memset(answer, 0, sizeof *answer);
  struct transfer transfer = {
      .most = question->most, .refuses = question->is_plain ? REFUSES_OTHERS : REFUSES_NONE, .answer = answer};
  CURL *curl = line;
  if (!curl) {
    answer->problem = 4;
    return;
  }
  // The connection stays; everything else is set anew.
  curl_easy_reset(curl);
  // A refusal arrives before the whole body is sent, so waiting for permission to send it gains nothing.
  struct curl_slist *headers = curl_slist_append(NULL, "Expect:");
  headers = curl_slist_append(headers, "Content-Type: application/jsonl");
  if (question->authorization) headers = curl_slist_append(headers, question->authorization);
  const char *scheme = question->is_plain ? "http" : "https";
  curl_easy_setopt(curl, CURLOPT_URL, question->address);
  curl_easy_setopt(curl, CURLOPT_PROTOCOLS_STR, scheme);
  curl_easy_setopt(curl, CURLOPT_FOLLOWLOCATION, 0L);
  curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
  curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, question->method);
  if (question->body) {
    curl_easy_setopt(curl, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)question->body_count);
    curl_easy_setopt(curl, CURLOPT_POSTFIELDS, (const char *)question->body);
  }
  if (question->pin) {
    // The server is identified only by its key: its certificate is self-signed.
    curl_easy_setopt(curl, CURLOPT_PINNEDPUBLICKEY, question->pin);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 0L);
    curl_easy_setopt(curl, CURLOPT_SSL_VERIFYHOST, 0L);
    // The certificates of the machine are not read: that takes longer than the whole question.
    curl_easy_setopt(curl, CURLOPT_CAINFO, NULL);
    curl_easy_setopt(curl, CURLOPT_CAPATH, NULL);
  }
  curl_easy_setopt(curl, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
  curl_easy_setopt(curl, CURLOPT_CONNECTTIMEOUT_MS, question->connect_milliseconds);
  curl_easy_setopt(curl, CURLOPT_LOW_SPEED_LIMIT, 1L);
  curl_easy_setopt(curl, CURLOPT_LOW_SPEED_TIME, question->still_seconds);
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_PROXY, "");
  curl_easy_setopt(curl, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
  curl_easy_setopt(curl, CURLOPT_USERAGENT, "fasti");
  curl_easy_setopt(curl, CURLOPT_ACCEPT_ENCODING, "gzip");
  curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, open_socket);
  curl_easy_setopt(curl, CURLOPT_OPENSOCKETDATA, &transfer);
  curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, take_body);
  curl_easy_setopt(curl, CURLOPT_WRITEDATA, &transfer);
  perform(curl, &transfer);
  // These live only as long as this question.
  curl_easy_reset(curl);
  curl_slist_free_all(headers);
}

void fasti_answer_free(struct fasti_answer *answer) {
  free(answer->body);
  free(answer->tag);
  free(answer->modified);
  free(answer->location);
  free(answer->type);
  memset(answer, 0, sizeof *answer);
}
