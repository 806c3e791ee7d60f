// Answers without a network, as Documentation/Offline.md describes. `const build = {...}` is added before this: which
// pages may be kept (build.kept), which forms may wait (build.queued). Other requests only pass through.

const files = `fasti-files-${build.version}`;
const own = build.files.map((name) => build.folder + name);
const pages = "fasti-pages";
const among = (list, path) => list.some((one) => path === one || (one.endsWith("/") && `${path}/`.startsWith(one)));
const after = (seconds) => new Promise((done) => setTimeout(done, seconds * 1_000));
/** The browser does not end the worker before an event is handled. */
const handle = (name, work) => addEventListener(name, (event) => event.waitUntil(work(event)));

handle("install", async () => {
  await (await caches.open(files)).addAll(own.map((file) => new Request(file, { cache: "no-cache" })));
  await skipWaiting();
});

handle("activate", async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith("fasti-files-") && name !== files) await caches.delete(name);
  }
  await clients.claim();
});

addEventListener("fetch", (event) => {
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
  const ours = own.find((path) => path.split("/").pop() === request.url.split("/").pop());
  return fetch(request).catch(async (error) => (ours && await store.match(ours)) ?? Promise.reject(error));
}

// The answer within some seconds. It is none if a proxy did not reach the server, or the server is busy; 507 says that
// its disk is full. To a form with "prefer" the server answers 204: a redirect is that of a proxy, such as to its sign-in.
// Without a limit the server takes the time that it allows for long work, and any answer is shown.
async function reach(request, limit) {
  if (!limit) return fetch(request);
  const answer = await Promise.race([fetch(request), after(limit)]);
  const isOther = answer?.type === "opaqueredirect" && request.headers.has("prefer");
  if (!answer || isOther || answer.status >= 502 && answer.status !== 507) throw null;
  return answer;
}

/** An answer in place of the server's. */
const instead = (text, type) => new Response(text, {
  status: 503,
  headers: {
    "content-type": `${type}; charset=utf-8`,
    "content-security-policy": "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'",
  },
});

// ---- Pages

async function page(event, url) {
  const limit = among(build.kept, url.pathname) && 10;
  try {
    // What waits goes first. Where that takes long or fails, a kept page is shown, and any other is asked for.
    const sent = await Promise.race([flush(), after(5)]).catch(() => {});
    if (limit && sent === undefined && await caches.match(url.pathname + url.search)) throw null;
    const answer = await reach(event.request, limit);
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
  const [on, day] = ["on", "day"].map((name) => url.searchParams.get(name));
  const isMonth = url.pathname.startsWith("/month/");
  // The month would show another day, and its forms would be for that one.
  const other = isMonth && day ? `/day/${day}` : isMonth || on ? url.pathname : build.offline;
  const found = await caches.match(url.pathname + url.search) ?? await caches.match(other)
    ?? await caches.match(build.offline);
  if (!found) return instead(build.lost[(await looks())[1]] ?? build.lost.en, "text/plain");
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
  // If the user saves data: only the most used.
  const left = (navigator.connection?.saveData ? sets.slice(0, 1) : sets).flatMap(({ key, pages }) => pages.map((path) => [path, key]));
  // Another language, theme, person or build: the kept pages are obsolete.
  const isOther = (await looks()).join(" ") !== look;
  if (isOther) await caches.delete(pages);
  const store = await caches.open(pages);
  await store.put(build.list, new Response(look));
  // Whose changes may be sent and shown is known now.
  if (isOther) send().catch(() => {});
  const next = async () => {
    while (left.length) {
      const [path, key] = left.shift();
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
/** The changes of a person. Those without a mark are of somebody who had the server alone. */
const by = async (space) => (await all()).filter((change) => !space || !change.space || change.space === space);
const waiting = async () => (await by((await looks())[3])).filter((change) => !change.refused && !change.discarded);
/** Sends what waits; true if nothing is left. A browser that cannot store anything has nothing that waits. */
const flush = async () => (await waiting().catch(() => [])).length === 0 || send();
const put = (change) => changes("readwrite", (store) => store.put(change));
const remove = (number) => changes("readwrite", (store) => store.delete(number));

/** A form that is being sent. Those before it go first; where they cannot, it waits behind them. */
async function post(event, url) {
  const canWait = isForm(event.request) && among(build.queued, url.pathname);
  const isLast = url.pathname.startsWith("/sign-out");
  // Files, and forms that start long work, are neither copied nor given up.
  const spare = (canWait || isLast) && event.request.clone();
  const [, language, , space] = await looks();
  // Signing out removes the pages, even if the server does not answer.
  if (isLast) await caches.delete(pages);
  try {
    if (spare && !await flush() && canWait) throw null;
    const answer = await reach(event.request, spare && 20);
    filled = 0;
    // The user is signed out: the form waits for a sign-in, and the kept pages are removed.
    if (answer.status === 401 || url.pathname.startsWith("/invitation/")) await caches.delete(pages);
    if (canWait && answer.status === 401) await wait(url, spare, space);
    // The browser shows any other answer.
    else if (canWait) event.waitUntil(forget(spare));
    // Also removes pages kept meanwhile. Changes that were not sent wait until their author signs in.
    if (isLast) await caches.delete(pages);
    return answer;
  } catch {
    if (isLast) return signedOut(url, spare, language);
    return canWait ? wait(url, spare, space) : kept(new URL(build.offline, location));
  }
}

// Build, language and theme of the kept pages, and the mark of whose they are, which is empty if one person has the
// server alone. Without pages, the language of the browser.
async function looks() {
  const look = await (await caches.match(build.list))?.text();
  return look?.split(" ") ?? ["", navigator.language.slice(0, 2)];
}

/** Shows that no page is kept here, but the server was not reached; the form can be sent again. */
async function signedOut(url, request, language) {
  const chosen = build.signedOut[language] ? language : "en";
  const safe = (value) => value.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt()};`);
  const fields = [...new URLSearchParams(await request.text())].map(([name, value]) =>
    `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`);
  const page = `<!doctype html><html lang="${chosen}"><meta charset="utf-8"><title>Fasti</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${own.find((file) => file.includes(".css"))}">
<main id="main"><section class="card narrow"><h1>Fasti</h1><p role="status">${safe(build.signedOut[chosen])}</p>
<form method="post" action="${safe(url.pathname)}">${fields.join("")}
<button class="button primary">${safe(build.again[chosen])}</button></form></section></main></html>`;
  return instead(page, "text/html");
}

const formType = "application/x-www-form-urlencoded";
const isForm = (request) => request.headers.get("content-type")?.startsWith(formType);

async function forget(request) {
  const id = new URLSearchParams(await request.text()).get("request");
  for (const change of await all()) if (change.id === id) await remove(change.number);
  await tell();
}

async function wait(url, request, space) {
  const body = await request.text();
  const form = new URLSearchParams(body);
  const id = form.get("request");
  // "The last change" would be another later.
  if (!id || (url.pathname === "/undo" && !form.get("change"))) return kept(new URL(build.offline, location));
  const now = new Date();
  const day = new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  // The same form, whose name is in its body, with other values is another change.
  const isSame = (change) => change.path === url.pathname && change.body === body;
  if (!(await all()).some(isSame)) await put({ id, path: url.pathname, body, day, space });
  await registration.sync?.register("send").catch(() => {});
  const back = new URL(form.get("back") || build.home, location);
  return Response.redirect(back.origin === location.origin ? back : build.home, 303);
}

let sending = null;
/** Sends the waiting changes, those of each person in order; true if none is left. */
const send = () => sending ??= sendAll().finally(() => { sending = null; });

async function sendAll() {
  const stuck = new Set();
  for (const change of await waiting()) {
    if (stuck.has(change.space)) continue;
    const refused = await attempt(change);
    if (refused === null) stuck.add(change.space);
    else if (refused) await put({ ...change, refused });
    else await remove(change.number);
  }
  await tell();
  return !stuck.size;
}

/** The reason for a refusal; empty if it was done, null if it must wait. */
async function attempt({ path, body, day, space = "" }) {
  try {
    const answer = await fetch(path, {
      method: "POST", body, redirect: "manual", signal: AbortSignal.timeout(20_000),
      headers: {
        "content-type": formType, prefer: "return=minimal", "fasti-typed-on": day, "fasti-space": space,
        accept: "text/html",
      },
    });
    const { status } = answer;
    if (status === 204) return "";
    // Another page, such as the sign-in of a proxy, or a redirect to it, which has status 0; or what may pass.
    if (status < 400 || status >= 500 || [401, 403, 408, 429].includes(status)) return null;
    const why = /<p class="error"[^>]*>([^]*?)<\/p>/.exec(await answer.text())?.[1] ?? `${status}`;
    const marks = { lt: "<", gt: ">", quot: '"', "#39": "'", amp: "&" };
    return why.replace(/<[^>]*>/g, " ").replace(/&(\w+|#39);/g, (all, name) => marks[name] ?? all);
  } catch {
    return null;
  }
}

// Tells the open pages what waits, without the changes of other people; what was discarded can be taken back for ten
// minutes.
async function tell() {
  for (const { number, discarded } of await all()) if (Date.now() - discarded > 600_000) await remove(number);
  const list = await by((await looks())[3] ?? "-");
  for (const client of await clients.matchAll()) client.postMessage(list);
}

handle("sync", () => send().then((isDone) => isDone || Promise.reject()));

handle("message", async ({ data: { ask, number } }) => {
  const meant = (await all()).find((change) => change.number === number);
  if (meant) await put({ ...meant, discarded: ask === "discard" ? Date.now() : undefined });
  await (ask === "discard" || ask === "fill" ? tell() : send());
  if (ask === "fill") await filling();
});

/** One lost answer must not leave the pages half kept: a missing one is requested once more. */
async function filling() {
  for (const wait of [2, 0]) {
    try { return await fill(); } catch { filled = 0; }
    await after(wait);
  }
}
