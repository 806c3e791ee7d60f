// Additions to links and forms; every page also works without this file.

import "./notices.js";
import "./offline.js";

const one = (query, from = document) => from.querySelector(query);
const all = (query, from = document) => [...from.querySelectorAll(query)];
const hook = (name) => `[data-hook="${name}"]`;
const { lang } = document.documentElement;
/** English dates have the day before the month, as on the pages, in browsers of every country. */
const tongue = lang === "en" ? "en-GB" : lang;
const make = (tag, properties) => Object.assign(document.createElement(tag), properties);
const passive = { passive: true };
const read = (address) => fetch(address, { headers: { accept: "text/html" } });
const parse = (text) => new DOMParser().parseFromString(text, "text/html");
const isShown = (element) => element.getClientRects().length > 0;
const isHeld = (event) => event.altKey || event.ctrlKey || event.metaKey;
/** Whether a click on a link is for this page, and not for another window. */
const isPlain = (event) => !event.button && !isHeld(event) && !event.shiftKey;
const isTyping = (target) => target.closest("input, select, textarea, [contenteditable]") !== null;

/** A name for a form that is sent again from the browser's memory. */
function freshName() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// ---- Days: ISO dates as text, arithmetic in UTC: no clock change moves a day.

const toTime = (day) => Date.parse(`${day}T00:00:00Z`);
const toDay = (time) => new Date(time).toISOString().slice(0, 10);
const plus = (day, count) => toDay(toTime(day) + count * 86_400_000);

/** The same day of another month, or that month's last. */
function plusMonths(day, count) {
  const [year, month, date] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + count, Math.min(date, last)));
}

// ---- The grid of a month: one stop of the Tab key, arrows within.

const rememberedFocus = "fasti.focus-grid";

function followMonth(grid, day) {
  if (grid.matches(hook("mini"))) return;
  sessionStorage.setItem(rememberedFocus, day);
  location.assign(`/month/${day.slice(0, 7)}?day=${day}`);
}

function gridTarget(key, day, shift, row) {
  switch (key) {
    case "ArrowLeft": return plus(day, -1);
    case "ArrowRight": return plus(day, 1);
    case "ArrowUp": return plus(day, -7);
    case "ArrowDown": return plus(day, 7);
    case "Home": return row[0].dataset.day;
    case "End": return row.at(-1).dataset.day;
    case "PageUp": return plusMonths(day, shift ? -12 : -1);
    case "PageDown": return plusMonths(day, shift ? 12 : 1);
    default: return null;
  }
}

function focusDay(grid, day) {
  const cell = one(`[data-day="${day}"]`, grid);
  if (!cell) return false;
  for (const other of all('[data-day][tabindex="0"]', grid)) other.tabIndex = -1;
  cell.tabIndex = 0;
  cell.focus();
  return true;
}

/** The days of its row. */
function rowOf(cell) {
  const topOf = (day) => day.getBoundingClientRect().top;
  return all("[data-day]", cell.closest("tr") ?? cell.parentElement).filter((day) => topOf(day) === topOf(cell));
}

function startGrid(grid) {
  grid.addEventListener("keydown", (event) => {
    const cell = event.target.closest("[data-day]");
    if (!cell || isHeld(event)) return;
    if (event.key === " ") return event.preventDefault(), cell.click();
    if (event.key === "Enter") {
      const { left, bottom } = cell.getBoundingClientRect();
      return sayOn(cell, left, bottom) && event.preventDefault();
    }
    const day = gridTarget(event.key, cell.dataset.day, event.shiftKey, rowOf(cell));
    if (!day) return;
    event.preventDefault();
    const isTurning = event.key.startsWith("Page") && !grid.matches(hook("mini"));
    if (isTurning || !focusDay(grid, day)) followMonth(grid, day);
  });
  const day = sessionStorage.getItem(rememberedFocus);
  if (!day || grid.matches(hook("mini"))) return;
  sessionStorage.removeItem(rememberedFocus);
  focusDay(grid, day);
}

// ---- The small month of the sidebar: its arrows turn it and leave the page.

function startMini(mini) {
  startGrid(mini);
  const chosen = all("[aria-current]", mini).map((day) => day.dataset.day);
  const turn = async (event) => {
    const link = event.target.closest(hook("turn"));
    if (!link || !isPlain(event)) return;
    event.preventDefault();
    const other = one(hook("mini"), parse(await (await read(link.href)).text()));
    if (!other) return location.assign(link.href);
    for (const day of all("[data-day]", other)) {
      if (chosen.includes(day.dataset.day)) day.ariaCurrent = "date";
      else day.removeAttribute("aria-current");
    }
    const place = all(hook("turn"), mini).indexOf(link);
    mini.replaceChildren(...document.adoptNode(other).childNodes);
    mini.ariaLabel = other.ariaLabel;
    all(hook("turn"), mini)[place]?.focus();
  };
  mini.addEventListener("click", (event) => turn(event).catch(() => location.assign(event.target.closest("a").href)));
}

// ---- Usual keys.

function press(selector, fallback) {
  const targets = all(selector);
  const target = targets.find(isShown) ?? targets.find((element) => !element.matches("input"));
  if (!target) return fallback ? (location.assign(fallback), true) : false;
  if (target.matches("input")) target.focus(), target.select();
  else target.click();
  return true;
}

function pressed(event) {
  const chosen = one('[aria-selected="true"] [data-day]')?.dataset.day;
  const item = document.activeElement?.closest(hook("item"));
  switch (event.key) {
    case "t": case "w": case "m": case "y": case "a": case "z": case "Z": return press(`[data-key="${event.key}"]`);
    case "d": return location.assign(chosen ? `/day/${chosen}` : "/today"), true;
    case "c":
      if (!press('[data-key="c"]')) openDialog(`/events/new${chosen ? `?on=${chosen}` : ""}`, "main form");
      return true;
    case "q": return press(hook("sentence"));
    case "/": case "g": return press('[data-key="/"]', "/search");
    case "p": case "k": return press(hook("previous"));
    case "n": case "j": return press(hook("next"));
    case "e": return item ? (one("a[href]", item)?.click(), true) : false;
    case "Delete": return item ? (one(hook("delete"), item)?.click(), true) : false;
    case "?": return openDialog("/help", ".keys-card"), true;
    default: return false;
  }
}

document.addEventListener("keydown", (event) => {
  // Leaves the field, so that letters are keys again.
  if (event.key === "Escape" && event.target.matches('[type="search"]')) return event.target.blur();
  if (event.key === "Escape") return closeMore();
  if (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) return event.preventDefault(), openPalette();
  if (event.defaultPrevented || isHeld(event)) return;
  if (isTyping(event.target) || one("dialog[open]")) return;
  if (pressed(event)) event.preventDefault();
});

/** Shows a part of another page over this one; if it cannot, that page. */
async function openDialog(address, part) {
  try {
    const answer = await read(address);
    if (!answer.ok || !show(parse(await answer.text()), part)) location.assign(address);
  } catch {
    location.assign(address);
  }
}

/** Shows a part of a fetched page over this one; false if it has no such part. */
function show(page, part) {
  const content = one(part, page);
  if (!content) return false;
  const title = make("h2", { textContent: one("h1", page).textContent });
  const dialog = make("dialog", { ariaLabel: title.textContent });
  const form = make("form", { method: "dialog" });
  form.append(title, make("button", { className: "button", textContent: "\u00d7", ariaLabel: one("main", page).dataset.close }));
  dialog.append(form, document.adoptNode(content));
  start(dialog);
  // The result is shown on this page.
  const back = one('[name="back"]', dialog);
  if (back) back.value = location.pathname + location.search;
  modal(dialog);
  one('input[type="text"]', dialog)?.focus();
  return true;
}

/** Opens a box over the page; closing it, or a click that begins and ends outside it, removes it. */
function modal(dialog) {
  const isOut = ({ target, clientX: x, clientY: y }) => {
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    return target === dialog && (x < left || x > right || y < top || y > bottom);
  };
  let began = false;
  dialog.onclose = () => dialog.remove();
  dialog.onpointerdown = (event) => { began = isOut(event); };
  dialog.onclick = (event) => { if (began && isOut(event)) dialog.close(); };
  document.body.append(dialog);
  dialog.showModal();
}

function closeMore() {
  const more = one(`${hook("more")}[open]`);
  if (!more) return;
  more.open = false;
  one("summary", more).focus();
}

document.addEventListener("click", (event) => {
  const more = one(`${hook("more")}[open]`);
  if (more && !more.contains(event.target)) more.open = false;
  // Small things are created without leaving the page.
  const link = event.target.closest(`a[href^="/events/new"], a[href^="/countdowns/new"], ${hook("palette")}`);
  if (!link || !isPlain(event)) return;
  event.preventDefault();
  if (link.matches(hook("palette"))) return closeMore(), openPalette();
  openDialog(link.href, "main form");
});

// ---- A finger: to the left is next, to the right is previous.

/** How far a finger went across, in pixels; 0 where that is less than `far`, or was rather up or down. */
function across(start, end, far) {
  const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY].map(Math.abs);
  return x < far || x < 2 * y ? 0 : end.clientX - start.clientX;
}

function startSwipe(area) {
  let start = null;
  area.addEventListener("touchstart", (event) => {
    start = event.touches.length === 1 ? event.touches[0] : null;
  }, passive);
  area.addEventListener("touchend", (event) => {
    const way = start && across(start, event.changedTouches[0], 60);
    start = null;
    if (way) press(hook(way < 0 ? "next" : "previous"));
  }, passive);
}

// ---- A finger on a row: to the right edits, to the left deletes.

function startRow(row) {
  const edit = one("a[href]", row);
  const remove = one(hook("delete"), row);
  if (!edit && !remove) return;
  row.classList.add("swiped");
  let start = null;
  const meant = (touch) => {
    const way = across(start, touch, 70);
    return way ? (way > 0 ? edit : remove) : null;
  };
  const show = (target) => {
    if (target) row.dataset.swipe = target === edit ? "\u2192" : "\u2190";
    else delete row.dataset.swipe;
  };
  row.addEventListener("touchstart", (event) => {
    start = event.touches.length === 1 ? event.touches[0] : null;
    event.stopPropagation();
  }, passive);
  row.addEventListener("touchmove", (event) => start && show(meant(event.touches[0])), passive);
  row.addEventListener("touchcancel", () => show(start = null), passive);
  row.addEventListener("touchend", (event) => {
    event.stopPropagation();
    const target = start && meant(event.changedTouches[0]);
    show(start = null);
    target?.click();
  }, passive);
}

// ---- The interpretation of a field, as the user types.

/** Passes on the answer of an address after a pause in typing. */
function follow(area, address, tell) {
  let timer = 0;
  let count = 0;
  area.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const turn = ++count;
      try {
        const answer = await read(address());
        const text = await answer.text();
        if (turn === count && answer.ok) tell(text);
      } catch { /* Sending the form reports it. */ }
    }, 250);
  });
}

function startDate(field) {
  const output = make("output", { className: "preview" });
  // Beside it a month to choose from, which lies over the end of the field.
  const pick = make("button", { type: "button", className: "pick", ariaLabel: one("main").dataset.pick });
  pick.append(one('.tabs [href^="/month"] .icon')?.cloneNode(true) ?? "\u25be");
  pick.addEventListener("click", () => import("./picker.js").then(({ open }) => open(field, pick), () => field.focus()));
  field.after(pick, output);
  // The letters of a phone would lie over the month: the first tap opens it, the next ones are for letters.
  if (matchMedia("(pointer: coarse)").matches) {
    field.inputMode = "none";
    field.onclick = () => {
      pick.click();
      field.onclick = null;
      field.onpointerdown = () => { field.inputMode = ""; };
    };
  }
  // The last day counts from the first.
  const first = field.name === "until" && field.form.elements.on;
  for (const area of first ? [field, first] : [field]) {
    follow(area, () => `/preview/date?${new URLSearchParams({ q: field.value, on: first?.value ?? "" })}`, (text) => { output.textContent = text; });
  }
}

// Typed hours (7.75, 7,75, 7h45 or 7:45) some minutes later, exactly: a unit is a 60th of 1/10,000 hour. Minutes that have no
// decimals stay minutes. What is not hours is not changed.
function stepped(typed, minutes, sign) {
  const found = /^(\d{0,9})(?:[.,](\d{0,4})|([:h])([0-5]\d)?)?$/.exec(typed.trim());
  if (!found || (typed.trim() && !found[1])) return typed;
  const [, hours, part = "", mark, clock = 0] = found;
  const sum = Math.max(0, hours * 600000 + part.padEnd(4, 0) * 60 + clock * 10000 + minutes * 10000);
  const rest = sum % 600000;
  const end = rest % 60
    ? mark + String(rest / 10000).padStart(2, 0)
    : sign + String(rest / 60).padStart(4, 0).replace(/0{1,2}$/, "");
  return Math.floor(sum / 600000) + end;
}

// A number without a sign is the hours; one with a sign is minutes more or less.
function startHours(field) {
  const bar = one(".segments", field.parentElement);
  // Older browsers do not show it by themselves.
  bar.classList.remove("scripted");
  const [, sign] = (0.5).toLocaleString(lang);
  bar.addEventListener("click", ({ target: { value } }) => {
    if (value) field.value = /\d/.test(value[0]) ? value : stepped(field.value, +value, sign);
  });
}

function startRule(form) {
  const place = one(hook("rule-preview"), form);
  follow(form, () => `/rules/preview?${new URLSearchParams(new FormData(form))}`, (text) => {
    const page = parse(text);
    place.replaceChildren(...[...page.body.childNodes].map((node) => document.adoptNode(node)));
  });
}

// ---- A message goes after a while, unless it has focus or pointer.

function startToast(flash) {
  flash.classList.add("toast");
  if (flash.classList.contains("flash-error")) return;
  let timer = 0;
  const leave = () => { timer = setTimeout(() => flash.remove(), 12_000); };
  const stay = () => clearTimeout(timer);
  for (const name of ["pointerenter", "focusin"]) flash.addEventListener(name, stay);
  for (const name of ["pointerleave", "focusout"]) flash.addEventListener(name, leave);
  leave();
}

// ---- Forms: each is sent once.

/** The key of what was sent from this page; kept until the tab is closed or the user signs out. */
const sentFrom = () => `fasti.sent ${window.navigation?.currentEntry?.key ?? location.href}`;
const actionOf = (form) => form.getAttribute("action");

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post") return;
  if (form.dataset.sent) return event.preventDefault();
  form.dataset.sent = "yes";
  setTimeout(() => delete form.dataset.sent, 4_000);
  if (actionOf(form).startsWith("/sign-out")) sessionStorage.clear();
  if (form.matches(hook("wish"))) {
    sessionStorage.setItem(sentFrom(), JSON.stringify([actionOf(form), `${new URLSearchParams(new FormData(form))}`]));
  }
  // A form that a script handles, such as the choice of occurrences, is not sent.
  if (event.defaultPrevented || !staysOpen(form, event)) return;
  event.preventDefault();
  const { submitter } = event;
  import("./renew.js").then(({ send }) => send(form, submitter), () => plainly(form, submitter));
});

/** Sends a form as the browser does it. */
function plainly(form, submitter) {
  delete form.dataset.sent;
  form.dataset.plain = "yes";
  form.requestSubmit(submitter);
}

/** Forms that keep the page: those for entries of days, which do not change the frame around the page. */
function staysOpen(form, { submitter }) {
  if (form.dataset.plain) return delete form.dataset.plain, false;
  return /^\/(events|countdowns|day|leave\/entries|reminders|undo|settings\/shown)(\/|$)/.test(actionOf(form))
    && form.enctype.endsWith("urlencoded") && !submitter?.hasAttribute("formaction") && !one(hook("agenda"));
}

/** A form that keeps its page needs no restoring. */
const forgetSent = () => sessionStorage.removeItem(sentFrom());

/** Restores the values sent, under the same names. */
function refill(form, sent) {
  for (const field of form.elements) {
    if (["checkbox", "radio"].includes(field.type)) field.checked = sent.getAll(field.name).includes(field.value);
    else if (sent.has(field.name)) field.value = sent.get(field.name);
  }
}

// A page from the history has used names: each form gets a new one. An editor gets back the values sent with it,
// and the name: a correction changes the same item.
window.addEventListener("pageshow", (event) => {
  const navigation = performance.getEntriesByType("navigation")[0];
  if (!event.persisted && navigation?.type !== "back_forward") return;
  const [action, sent] = JSON.parse(sessionStorage.getItem(sentFrom())) ?? [];
  for (const field of all('input[name="request"]')) {
    if (actionOf(field.form) === action) refill(field.form, new URLSearchParams(sent));
    else field.value = freshName();
  }
  for (const form of all("form[data-sent]")) delete form.dataset.sent;
});

function startCopy(button) {
  if (!navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(one(".address").textContent);
    button.textContent = button.dataset.done;
  });
}

// ---- An event in one line: how it is understood.

function startSentence(field) {
  const output = make("output", { className: "preview" });
  field.after(output);
  const query = () => new URLSearchParams({ sentence: field.value, on: field.form.elements.on.value });
  follow(field, () => `/preview/event?${query()}`, (text) => { output.textContent = text; });
  one("[formaction]", field.form).addEventListener("click", (event) => {
    event.preventDefault();
    field.closest("[popover]")?.hidePopover();
    openDialog(`/events/new?${query()}`, "main form");
  });
}

// ---- A line at the present time in the hours of today.

function startClock(line) {
  const tell = () => {
    const now = new Date();
    const quarters = (now.getHours() - line.dataset.from) * 4 + now.getMinutes() / 15;
    const isToday = toDay(now - now.getTimezoneOffset() * 60_000) === line.dataset.date;
    // Of the hours that are not shown there is no line.
    if (!isToday || quarters < 0 || !one(`.at-${Math.floor(quarters / 4) * 4}`, line.closest(".hours"))) return delete line.dataset.at;
    line.dataset.at = "";
    line.style.gridRowStart = 15 + Math.floor(quarters);
    line.style.top = `calc(var(--quarter) * ${quarters % 1})`;
  };
  tell();
  setInterval(tell, 30_000);
}

const starts = { clock: startClock, sentence: startSentence, grid: startGrid, swipe: startSwipe, flash: startToast, copy: startCopy, item: startRow, date: startDate,
  hours: startHours, mini: startMini, rule: startRule };

/** Fetched only for pages that need it. */
const later = { agenda: "./agenda.js", upload: "./upload.js" };

function start(area) {
  for (const name in starts) all(hook(name), area).forEach(starts[name]);
  for (const name in later) for (const place of all(hook(name), area)) import(later[name]).then(({ begin }) => begin(place), () => {});
}

// ---- Fetched when first needed: the palette, and editing in a grid of days or hours.

const openPalette = () => import("./palette.js").then(({ open }) => open(), () => location.assign("/search"));

function wakeGrid(event) {
  if (!event.target.closest?.(".month-frame, .hours")) return;
  for (const name of ["pointerover", "focusin"]) document.removeEventListener(name, wakeGrid);
  import("./grid.js").then(({ begin }) => begin(event), () => {});
}

for (const name of ["pointerover", "focusin"]) document.addEventListener(name, wakeGrid);

/** Opens the line for a new event at a place of the window; false if that place has none. */
function sayAt(target, x, y) {
  if (!one(`form${hook("say")}`) || !HTMLElement.prototype.showPopover) return false;
  import("./grid.js").then(({ sayWhere }) => sayWhere(target, x, y), () => {});
  return true;
}

/** The same on a day of a month, which is then the chosen one. */
function sayOn(day, x, y) {
  if (!day.matches(inMonth) || !sayAt(day, x, y)) return false;
  if (!day.matches(".selected")) choose(day).catch(() => {});
  return true;
}

const inMonth = ".month-week [data-day][href]";
/** Puts the page on which a day is the chosen one in the place of this one, or opens what is on it. */
const choose = (day) => day.matches(".over")
  ? import("./grid.js").then(({ open }) => open(day))
  : import("./renew.js").then(({ renew }) => renew(day.href));

document.addEventListener("click", (event) => {
  const { target, clientX: x, clientY: y } = event;
  if (!isPlain(event)) return;
  // A mouse in a wide window makes something new; a finger and the space bar choose a day, and have the line of the page.
  const isNew = event.detail > 0 && event.pointerType === "mouse" && innerWidth >= 768;
  const day = target.closest(`${inMonth}, a.over`);
  if (day) {
    event.preventDefault();
    if (!isNew || !sayOn(day, x, y)) choose(day).catch(() => location.assign(day.href));
  } else if (isNew && target.closest(".hours") && !target.closest("a, button, form, .item, .day-head")) {
    event.preventDefault();
    sayAt(target, x, y);
  }
});

// A file that is opened with the app is looked at as one that is chosen there.
window.launchQueue?.setConsumer(async ({ files: [file] }) => {
  const field = one('form[action="/import"] [type="file"]');
  if (!file || !field) return;
  const chosen = new DataTransfer();
  chosen.items.add(await file.getFile());
  field.files = chosen.files;
  field.form.requestSubmit();
});

if (sessionStorage.getItem("fasti.moved")) import("./grid.js").then(({ moveAgain }) => moveAgain(), () => {});

export { all, forgetSent, freshName, hook, isHeld, isPlain, lang, make, modal, one, openDialog, parse, plainly, plus, read, show, start, toDay, toTime, tongue };

start(document);
if (!one("[autofocus]")) one(`.conflict, ${hook("wrong")}`)?.scrollIntoView({ block: "center" });
if (!location.hash) one(hook("now"))?.scrollIntoView({ block: "center" });
// A week as hours is in view where the window is high enough.
if (!location.hash) one(".week-cards .now-line[data-at]")?.scrollIntoView({ block: "nearest" });
