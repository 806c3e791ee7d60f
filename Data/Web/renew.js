// Sends a form while its page stays, and replaces what the form changed. In any doubt the browser sends the
// form, or follows the link, as without this file. The server ignores the same form sent twice.

import { all, forgetSent, hook, one, parse, plainly, start } from "./app.js";

const isTouched = (field) =>
  "defaultChecked" in field && /checkbox|radio/.test(field.type) ? field.checked !== field.defaultChecked
  : field.matches("select") ? [...field.options].some((option) => option.selected !== option.defaultSelected)
  : field.matches('textarea, [type="text"], [type="search"]') && field.value !== field.defaultValue;
const named = (form, from) => `form[action="${form.getAttribute("action")}"]${from}`;

/** Restores the focus in a new page: to the same field, link or button, else to the row at that place. */
function focused() {
  const element = document.activeElement;
  const main = element?.closest("main");
  if (!main || element === main) return () => {};
  const form = element.closest("form");
  const rows = all(hook("item"), main);
  const row = rows.indexOf(element.closest(hook("item")));
  const names = [
    element.id && `#${CSS.escape(element.id)}`, element.matches("a[href]") && `a[href="${CSS.escape(element.getAttribute("href"))}"]`,
    form && element.name && named(form, ` [name="${element.name}"]${element.matches("button") ? `[value="${CSS.escape(element.value)}"]` : ""}`),
    form && named(form, ' [type="submit"]'),
  ].filter(Boolean);
  return (there) => {
    const next = all(hook("item"), there).at(row);
    const found = names.map((name) => one(name, there)).find(Boolean) ?? (row >= 0 && next && one("a, button", next));
    (found || there).focus({ preventScroll: true });
  };
}

let turn = 0;

/** Replaces this page by the page of an address. Text typed into another form stays, and so do focus and scroll position. */
export async function renew(address, sent = null) {
  // Like a visited page, so that it has the message of what was done.
  const mine = ++turn;
  const answer = await fetch(address, { mode: "same-origin", headers: { accept: "text/html" } });
  const page = parse(await answer.text());
  // A page requested later is newer.
  if (mine !== turn) return;
  const [here, there] = [one("main"), one("main", page)];
  const looks = ["lang", "data-theme", "data-clock"];
  const isSame = looks.every((name) => document.documentElement.getAttribute(name) === page.documentElement.getAttribute(name));
  // Another build, another language, a page to sign in.
  if (!answer.ok || answer.redirected || !there || !isSame) throw new Error(address);
  if (one('script[type="module"]').getAttribute("src") !== one('script[type="module"]', page).getAttribute("src")) throw new Error(address);
  const refocus = focused();
  const opened = all("details[open] > summary", here).map((summary) => summary.textContent);
  const kept = all("form", here).filter((form) => form !== sent && [...form.elements].some(isTouched));
  const place = [scrollX, scrollY];
  document.adoptNode(there);
  one(hook("offline"), there)?.replaceWith(one(hook("offline"), here));
  for (const summary of all("details > summary", there)) if (opened.includes(summary.textContent)) summary.parentElement.open = true;
  here.replaceWith(there);
  start(there);
  for (const form of kept) {
    const other = one(named(form, ""), there);
    other?.replaceWith(form);
    // A line for a new event is for the chosen day.
    if (other && form.matches(hook("say"))) for (const name of ["on", "back"]) form.elements[name].value = other.elements[name].value;
  }
  for (const box of all("main ~ form")) {
    const other = one(`body > ${named(box, "")}`, page);
    if (other) box.replaceWith(document.adoptNode(other));
  }
  document.title = page.title;
  refocus(there);
  scrollTo(...place);
  history.replaceState(history.state, "", address);
  // What was just made is marked, and in view.
  if (location.hash) one(`[id="${CSS.escape(location.hash.slice(1))}"]`)?.scrollIntoView({ block: "nearest" });
  document.dispatchEvent(new Event("renewed"));
  navigator.serviceWorker?.controller?.postMessage({ ask: "fill" });
}

/** Sends a form of this page; false if the browser must send it. */
async function post(form, submitter) {
  // A box over a page shows its result on that page. A form can have a field named "action".
  const box = form.closest("dialog, [popover]");
  const body = new URLSearchParams(new FormData(form, submitter));
  const headers = { accept: "text/html", prefer: "return=minimal" };
  const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers, redirect: "manual" });
  const back = new URL(body.get("back") || location, location);
  // It waits until there is a network, and the page says so.
  if (answer.type === "opaqueredirect") return location.assign(back), true;
  if (answer.status !== 204) return false;
  const goal = new URL(answer.headers.get("location"), location);
  const isHere = goal.origin === location.origin && goal.pathname + goal.search === location.pathname + location.search;
  if (!isHere && !box) return location.assign(goal), true;
  forgetSent();
  box?.matches("dialog") ? box.close() : box?.hidePopover();
  const here = isHere ? goal.href : location.href.split("#")[0];
  await renew(here, form).catch(() => (here === location.href ? location.reload() : location.assign(here)));
  return true;
}

export function send(form, submitter) {
  post(form, submitter).catch(() => false).then((isDone) => isDone || plainly(form, submitter));
}
