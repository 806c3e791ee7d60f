// Answers without a network, as Documentation/Offline.md describes. `const build = {...}` is added before this: which
// pages may be kept (build.kept), which forms may wait (build.queued). Other requests only pass through.

const files = `fasti-files-${build.version}`;
const pages = "fasti-pages";
const among = (list, path) => list.some((one) => path === one || (one.endsWith("/") && path.startsWith(one)));
const after = (seconds) => new Promise((_, fail) => setTimeout(fail, seconds * 1_000));

self.addEventListener("install", (event) => event.waitUntil((async () => {
  await (await caches.open(files)).addAll(build.files.map((file) => new Request(file, { cache: "no-cache" })));
  await self.skipWaiting();
})()));

self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const old = (await caches.keys()).filter((name) => name.startsWith("fasti-files-") && name !== files);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
})()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  // Firefox sends what a worker passes on as a request of this site. So what the server accepts only from its own pages goes on
  // without the worker where it may come from another site.
  const isGuarded = request.method !== "GET" || build.guarded.includes(url.pathname.split("/")[1]);
  if (request.mode === "navigate" && isGuarded && !request.referrer.startsWith(`${location.origin}/`)) return;
  if (request.mode === "navigate") event.respondWith(request.method === "GET" ? page(event, url) : post(event, url));
  // A form sent by a script of the page.
  else if (request.method === "POST" && isForm(request) && among(build.queued, url.pathname)) event.respondWith(post(event, url));
  else if (url.pathname.startsWith("/static/") && request.method === "GET") event.respondWith(file(request));
});

/** A file: one whose address names its content is asked for once. A kept page of an older build gets this one's. */
async function file(request) {
  const store = await caches.open(files);
  const kept = await store.match(request, { ignoreVary: true });
  if (kept && /[0-9a-f]{16}/.test(request.url)) return kept;
  const ours = build.files.find((path) => path.split("/").pop() === request.url.split("/").pop());
  return fetch(request).catch(async (error) => (ours && await store.match(ours)) ?? Promise.reject(error));
}

// ---- Pages

async function page(event, url) {
  try {
    if ((await waiting()).length > 0) await Promise.race([send(), after(5)]);
    const answer = await Promise.race([fetch(event.request), after(10)]);
    if (answer.status === 401 || url.pathname === "/sign-in") await caches.delete(pages);
    if (isKept(url, answer)) event.waitUntil(keep(url, answer.clone()));
    return answer;
  } catch {
    return kept(url);
  }
}

const isKept = (url, answer) => answer.status === 200 && !answer.redirected && among(build.kept, url.pathname)
  && answer.headers.get("content-type")?.startsWith("text/html");

async function keep(url, answer, key = "") {
  const headers = new Headers({ "fasti-key": key, "fasti-at": new Date().toISOString() });
  for (const name of ["content-type", "content-security-policy", "x-content-type-options", "referrer-policy"]) {
    if (answer.headers.has(name)) headers.set(name, answer.headers.get(name));
  }
  const store = await caches.open(pages);
  await store.put(url.pathname + url.search, new Response(await answer.blob(), { headers }));
}

/** The page as last seen. Its forms get new names: with a kept name, two forms would count as one. */
async function kept(url) {
  const store = await caches.open(pages);
  const on = url.searchParams.get("on");
  const found = await store.match(url.pathname + url.search)
    ?? (url.pathname.startsWith("/month/") || on ? await store.match(url.pathname) : null)
    ?? await store.match(build.offline);
  if (!found) {
    const headers = { "content-type": "text/plain; charset=utf-8" };
    return new Response(build.lost[await languageOfPages()] ?? build.lost.en, { status: 503, headers });
  }
  const { headers } = found;
  let text = (await found.text())
    .replace(/(name="request" value=")[^"]*?(-\d+)?"/g, `$1${crypto.randomUUID()}$2"`)
    .replace('data-kept=""', `data-kept="${headers.get("fasti-at")}"`);
  if (/^\d{4}-\d\d-\d\d$/.test(on)) text = text.replace(/(name="on" value=")[^"]*/, `$1${on}`);
  return new Response(text, { headers });
}

let filled = 0;
/** Fetches the pages that the server lists and that may have changed; at most once a minute, and after a form. */
async function fill() {
  if (Date.now() - filled < 60_000) return;
  filled = Date.now();
  const { look, sets } = await (await fetch(build.list)).json();
  let store = await caches.open(pages);
  const before = await (await store.match(build.list))?.text();
  // Another language, theme or build: the kept pages are obsolete.
  if (before !== look) await caches.delete(pages);
  store = await caches.open(pages);
  await store.put(build.list, new Response(look));
  // If the user saves data: only the most used.
  const left = (navigator.connection?.saveData ? sets.slice(0, 1) : sets).flatMap(({ key, pages }) => pages.map((path) => [path, key]));
  const next = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const [path, key] = one;
      if ((await store.match(path))?.headers.get("fasti-key") === key) continue;
      const answer = await fetch(path, { headers: { accept: "text/html" } });
      if (answer.status === 401 || answer.redirected) return;
      const url = new URL(path, location);
      if (isKept(url, answer)) await keep(url, answer, key);
    }
  };
  await Promise.all([next(), next()]);
}

// ---- Changes that wait, in the order in which they were made

const asked = (request) => new Promise((done, fail) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});

async function changes(mode, work) {
  const opening = indexedDB.open("fasti", 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore("waiting", { keyPath: "number", autoIncrement: true });
  const base = await asked(opening);
  try {
    return await asked(work(base.transaction("waiting", mode).objectStore("waiting")));
  } finally {
    base.close();
  }
}

const all = () => changes("readonly", (store) => store.getAll());
const waiting = async () => (await all()).filter((change) => !change.refused && !change.discarded);
const put = (change) => changes("readwrite", (store) => store.put(change));
const remove = (number) => changes("readwrite", (store) => store.delete(number));

/** A form that is being sent. Those before it go first; where they cannot, it waits behind them. */
async function post(event, url) {
  // Only a form may wait; a copy of a file would be as large as the file.
  const spare = isForm(event.request) ? event.request.clone() : event.request;
  const canWait = among(build.queued, url.pathname);
  const isLast = url.pathname.startsWith("/sign-out");
  const language = isLast && await languageOfPages();
  // Signing out removes the pages, even if the server does not answer.
  if (isLast) await caches.delete(pages);
  try {
    if ((canWait || isLast) && (await waiting()).length > 0 && !await send() && canWait) throw null;
    // A file has no time limit.
    const limit = isForm(event.request) ? [after(20)] : [];
    const answer = await Promise.race([fetch(event.request), ...limit]);
    filled = 0;
    // The user is signed out: the form waits for a sign-in, and the kept pages are removed.
    if (answer.status === 401) await caches.delete(pages);
    if (canWait && answer.status === 401) await wait(url, spare);
    // The browser shows any other answer.
    else if (canWait) event.waitUntil(nameOf(spare).then((id) => forget((change) => change.id === id)));
    // Also removes pages kept meanwhile. Changes that were not sent wait until their author signs in.
    if (isLast) await caches.delete(pages);
    return answer;
  } catch {
    if (isLast) return signedOut(url, spare, language);
    return canWait ? wait(url, spare) : kept(new URL(build.offline, location));
  }
}

/** The language of the kept pages, else of the browser. */
async function languageOfPages() {
  const look = await (await (await caches.open(pages)).match(build.list))?.text();
  return look?.split(" ")[1] ?? navigator.language.slice(0, 2);
}

/** Shows that no page is kept here, but the server was not reached; the form can be sent again. */
async function signedOut(url, request, language) {
  const chosen = build.signedOut[language] ? language : "en";
  const [text, again] = [build.signedOut[chosen], build.again[chosen]];
  const safe = (value) => value.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt()};`);
  const fields = [...new URLSearchParams(await request.text())].map(([name, value]) =>
    `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`);
  const page = `<!doctype html><html lang="${chosen}"><meta charset="utf-8"><title>Fasti</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${build.files.find((file) => file.includes(".css"))}">
<main id="main"><section class="card narrow"><h1>Fasti</h1><p role="status">${safe(text)}</p>
<form method="post" action="${safe(url.pathname)}">${fields.join("")}<button class="button primary">${safe(again)}</button>
</form></section></main></html>`;
  const policy = "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'";
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
  return new Response(page, { status: 503, headers });
}

const isForm = (request) => request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded");
const nameOf = async (request) => (isForm(request) ? new URLSearchParams(await request.text()).get("request") : null);

async function forget(isMeant) {
  for (const change of await all()) if (isMeant(change)) await remove(change.number);
  await tell();
}

async function wait(url, request) {
  const body = isForm(request) ? await request.text() : "";
  const form = new URLSearchParams(body);
  const id = form.get("request");
  // "The last change" would be another later.
  if (!id || (url.pathname === "/undo" && !form.get("change"))) return kept(new URL(build.offline, location));
  const now = new Date();
  const day = new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  // The same form with other values is another change.
  const isSame = (change) => change.id === id && change.path === url.pathname && change.body === body;
  if (!(await all()).some(isSame)) await put({ id, path: url.pathname, body, day });
  await self.registration.sync?.register("send").catch(() => {});
  const back = new URL(form.get("back") || build.home, location);
  return Response.redirect(back.origin === location.origin ? back : build.home, 303);
}

let sending = null;
/** Sends the waiting changes in order; true if none is left. */
const send = () => sending ??= sendAll().finally(() => { sending = null; });

async function sendAll() {
  let isDone = true;
  for (const change of await waiting()) {
    const refused = await attempt(change);
    if (refused === null) { isDone = false; break; }
    if (refused) await put({ ...change, refused });
    else await remove(change.number);
  }
  await tell();
  return isDone;
}

/** The reason for a refusal; empty if it was done, null if it must wait. */
async function attempt({ path, body, day }) {
  const headers = { "content-type": "application/x-www-form-urlencoded", accept: "text/html", "fasti-typed-on": day };
  try {
    const answer = await fetch(path, { method: "POST", body, headers, signal: AbortSignal.timeout(20_000) });
    // It is done if it leads to one of our pages; another page, such as sign-in, is not success.
    if (answer.redirected && answer.ok) return among(build.kept, new URL(answer.url).pathname) ? "" : null;
    if ([401, 403, 408, 429].includes(answer.status) || answer.status >= 500) return null;
    const why = /<p class="error"[^>]*>([^]*?)<\/p>/.exec(await answer.text())?.[1] ?? `${answer.status}`;
    const marks = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };
    return why.replace(/<[^>]*>/g, " ").replace(/&(\w+|#39);/g, (all, name) => marks[name] ?? all);
  } catch {
    return null;
  }
}

/** Tells the open pages what waits; what was discarded can be taken back for ten minutes. */
async function tell() {
  for (const { number, discarded } of await all()) if (Date.now() - discarded > 600_000) await remove(number);
  const list = await all();
  for (const client of await self.clients.matchAll()) client.postMessage(list);
}

self.addEventListener("sync", (event) => event.waitUntil(send().then((isDone) => isDone || Promise.reject())));

self.addEventListener("message", (event) => event.waitUntil((async () => {
  const { ask, number } = event.data;
  const meant = (await all()).find((change) => change.number === number);
  if (meant) await put({ ...meant, discarded: ask === "discard" ? Date.now() : undefined });
  if (ask !== "discard" && ask !== "fill" && (await waiting()).length > 0) await send();
  else await tell();
  if (ask === "fill") await filling();
})()));

/** One lost answer must not leave the pages half kept: a missing one is requested once more. */
async function filling() {
  for (const wait of [2_000, 0]) {
    try { return await fill(); } catch { filled = 0; }
    await new Promise((done) => setTimeout(done, wait));
  }
}
