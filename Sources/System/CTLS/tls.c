#include "CTLS.h"

#include <gnutls/abstract.h>
#include <gnutls/crypto.h>
#include <gnutls/gnutls.h>
#include <gnutls/x509.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// A copy of a text that the library allocated.
static char *text(gnutls_datum_t datum) {
  char *copy = malloc(datum.size + 1);
  if (copy) {
    memcpy(copy, datum.data, datum.size);
    copy[datum.size] = 0;
  }
  gnutls_memset(datum.data, 0, datum.size);
  gnutls_free(datum.data);
  return copy;
}

static int fill(gnutls_x509_crt_t certificate, gnutls_x509_privkey_t key) {
  unsigned char serial[16];
  int error = gnutls_rnd(GNUTLS_RND_NONCE, serial, sizeof serial);
  if (error) return error;
  // Positive, and not zero.
  serial[0] = (serial[0] & 0x3F) | 0x40;
  // Clients compare the key; the times need only be valid, also with a wrong clock.
  if ((error = gnutls_x509_crt_set_version(certificate, 3))) return error;
  if ((error = gnutls_x509_crt_set_serial(certificate, serial, sizeof serial))) return error;
  if ((error = gnutls_x509_crt_set_activation_time(certificate, 1577836800))) return error;
  if ((error = gnutls_x509_crt_set_expiration_time(certificate, (time_t)-1))) return error;
  if ((error = gnutls_x509_crt_set_dn_by_oid(certificate, GNUTLS_OID_X520_COMMON_NAME, 0, "fasti", 5))) return error;
  if ((error = gnutls_x509_crt_set_key(certificate, key))) return error;
  return gnutls_x509_crt_sign2(certificate, certificate, key, GNUTLS_DIG_SHA256, 0);
}

int fasti_tls_make(char **key, char **certificate) {
  gnutls_x509_privkey_t private = NULL;
  gnutls_x509_crt_t crt = NULL;
  gnutls_datum_t key_text = {NULL, 0}, certificate_text = {NULL, 0};
  *key = *certificate = NULL;
  int error = gnutls_x509_privkey_init(&private);
  if (!error) error = gnutls_x509_crt_init(&crt);
  if (!error)
    error = gnutls_x509_privkey_generate(private, GNUTLS_PK_ECDSA, GNUTLS_CURVE_TO_BITS(GNUTLS_ECC_CURVE_SECP256R1), 0);
  if (!error) error = fill(crt, private);
  if (!error) error = gnutls_x509_privkey_export2(private, GNUTLS_X509_FMT_PEM, &key_text);
  if (!error) error = gnutls_x509_crt_export2(crt, GNUTLS_X509_FMT_PEM, &certificate_text);
  if (key_text.data) *key = text(key_text);
  if (certificate_text.data) *certificate = text(certificate_text);
  if (crt) gnutls_x509_crt_deinit(crt);
  if (private) gnutls_x509_privkey_deinit(private);
  if (!error && (!*key || !*certificate)) error = GNUTLS_E_MEMORY_ERROR;
  return error;
}

int fasti_tls_key_hash(const char *certificate, unsigned char hash[32]) {
  gnutls_x509_crt_t crt = NULL;
  gnutls_pubkey_t public = NULL;
  gnutls_datum_t pem = {(unsigned char *)certificate, (unsigned)strlen(certificate)}, der = {NULL, 0};
  int error = gnutls_x509_crt_init(&crt);
  if (!error) error = gnutls_x509_crt_import(crt, &pem, GNUTLS_X509_FMT_PEM);
  if (!error) error = gnutls_pubkey_init(&public);
  if (!error) error = gnutls_pubkey_import_x509(public, crt, 0);
  if (!error) error = gnutls_pubkey_export2(public, GNUTLS_X509_FMT_DER, &der);
  if (!error) error = gnutls_hash_fast(GNUTLS_DIG_SHA256, der.data, der.size, hash);
  if (der.data) gnutls_free(der.data);
  if (public) gnutls_pubkey_deinit(public);
  if (crt) gnutls_x509_crt_deinit(crt);
  return error;
}

const char *fasti_tls_reason(int error) { return gnutls_strerror(error); }
