// Editing in a grid of days or hours: choosing days for a new event, moving and stretching events. It is fetched
// when such a grid is first used. A drop is sent like the form of the event, so it can wait for a network too.

import { all, freshName, hook, isHeld, isPlain, make, modal, one, parse, plus, read, show, start, toDay, toTime, tongue } from "./app.js";

// ---- The line for a new event at a click.

const sayForm = () => one(`form${hook("say")}`);

/** Shows the line for a day near a spot of the window. */
function sayAt(day, text, x, y) {
  // The second click of a double click comes before the first one's box is removed.
  one(".say-here")?.remove();
  const form = sayForm().cloneNode(true);
  const { request, on, sentence } = form.elements;
  one("output", form).remove();
  Object.assign(sentence, { id: "said-here", value: text });
  one("label", form).htmlFor = sentence.id;
  on.value = day;
  request.value = freshName();
  const date = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" };
  const title = make("a", { href: `/day/${day}`, textContent: new Date(toTime(day)).toLocaleDateString(tongue, date) });
  const box = make("div", { className: "say-here", popover: "auto", role: "dialog", ariaLabel: title.textContent });
  box.append(title, form);
  // A day off is added from the same spot.
  const off = one('main a.button[href^="/leave/new"]')?.cloneNode(true);
  if (off) off.href = `/leave/new?on=${day}`, box.append(off);
  box.addEventListener("toggle", ({ newState }) => {
    if (newState !== "closed") return;
    box.remove();
    // The page may be a new one: the focus goes to the same day.
    if (document.activeElement === document.body) one(`.month-week [data-day="${day}"]`)?.focus({ preventScroll: true });
  });
  document.body.append(box);
  start(box);
  box.showPopover();
  const place = (at, size, room) => `${Math.max(8, Math.min(at, room - size - 8))}px`;
  // What is understood grows below the line: the box stays inside the window.
  new ResizeObserver(() => {
    box.style.left = place(x, box.offsetWidth, innerWidth);
    box.style.top = place(y, box.offsetHeight, innerHeight);
  }).observe(box);
  sentence.focus();
  sentence.setSelectionRange(0, 0);
}

/** An hour of a grid at a height of the window, as the end of a sentence; empty above the hours. */
function hoursAt(grid, y) {
  const from = halfAt(grid, y);
  return y < measure(grid).top ? "" : ` ${hourOf(from)}${from < daily - 60 ? `-${hourOf(from + 60)}` : ""}`;
}

/** Shows the line at a place of the window: on a day of a month, or on an hour. */
export function sayWhere(target, x, y) {
  const cell = target.closest("[data-day]");
  if (cell) return sayAt(cell.dataset.day, "", x, y);
  const grid = target.closest(".hours");
  if (!isGrid(grid)) return;
  const day = target.closest(".day-card")?.id.slice(1) ?? (grid.matches(".one-day") && sayForm().elements.on.value);
  if (day) sayAt(day, hoursAt(grid, y), x, y);
}

/** Fetches what is on a day, of which a full month has only a part, and opens it in place. */
export async function open(link) {
  const box = one(".day-popover", parse(await (await read(`/preview${link.pathname}`)).text()));
  one(".day-popover")?.remove();
  link.closest(".month-frame").append(box);
  box.showPopover({ source: link });
}

// ---- An event of the page, its days and hours, and what they are after a drag.

const [daily, quarter, edge] = [1_440, 15, 8];
const clock = (text) => text.slice(0, 2) * 60 + text.slice(3, 5) * 1;
const minutesOf = (day, text = "") => toTime(day) / 60_000 + clock(text);
const dayOf = (minutes) => toDay(minutes * 60_000);
const hourOf = (minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16);

/** An event as its form has it. */
function eventOf(item) {
  const [seen, on, until, at, to] = item.dataset.move.split(" ");
  const link = item.matches("a") ? item : one(".item-title a", item);
  const { pathname, searchParams } = new URL(link.href);
  return { path: pathname, of: searchParams.get("of"), title: item.title || link.textContent, seen, on, until, at, to };
}

/** Its days and hours after it was moved, or its end alone was. */
function changed({ on, until, at, to }, { days, minutes }, isEnd) {
  const by = days * daily + minutes;
  const first = minutesOf(on, at) + (isEnd ? 0 : by);
  if (!at) return { on: dayOf(first), until: dayOf(Math.max(first, minutesOf(until) + by)), at, to };
  const begin = { on: dayOf(first), at: hourOf(first) };
  if (!to && !isEnd) return { ...begin, until: plus(until, (toTime(begin.on) - toTime(on)) / 86_400_000), to };
  const last = Math.max((to ? minutesOf(until, to) : first + 30) + by, isEnd ? first + quarter : first);
  return last % daily || last === first
    ? { ...begin, until: dayOf(last), to: hourOf(last) }
    : { ...begin, until: dayOf(last - 1), to: "24:00" };
}

/** The event after a drag. */
function result({ event, moved, grown }) {
  const to = changed(event, moved, false);
  return grown.days || grown.minutes ? changed(to, grown, true) : to;
}

/** Days and hours in words. */
function tell({ on, until, at, to }) {
  const hours = at && { hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
  const look = new Intl.DateTimeFormat(tongue, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC", ...hours });
  const [first, last] = [minutesOf(on, at), minutesOf(until, to || at)].map((minutes) => minutes * 60_000);
  return first === last ? look.format(first) : look.formatRange(first, last);
}

// ---- Places of a grid

const isHours = (area) => area.matches(".hours");
const isGrid = (area) => !isHours(area) || isShown(one(".hour", area));
const isShown = (element) => element?.getClientRects().length > 0;
const areaOf = (target) => target.closest?.(".month-frame, .hours");

/** The day at a place of the window. */
function dayAt(area, x, y) {
  if (!isHours(area)) return document.elementsFromPoint(x, y).find((element) => element.matches("[data-day]"))?.dataset.day;
  const heads = all(".day-head", area);
  if (heads.length === 0) return sayForm()?.elements.on.value;
  const head = heads.find((head) => x < head.getBoundingClientRect().right) ?? heads.at(-1);
  return head.closest(".day-card").id.slice(1);
}

/** The pixels of a quarter of an hour, and of a day's column. */
function measure(area) {
  const [first, second] = all(".hour", area).map((hour) => hour.getBoundingClientRect().top);
  const heads = all(".day-head", area).map((head) => head.getBoundingClientRect().left);
  return { high: (second - first) / 4, wide: heads.length > 1 ? heads[1] - heads[0] : 0, top: first };
}

/** Minutes after midnight at a height of the window, in whole half hours. */
function halfAt(area, y) {
  const { high, top } = measure(area);
  return one(".hour-names", area).dataset.from * 60 + Math.floor((y - top) / high / 2) * 30;
}

// ---- What is held: an event by the pointer or the keys, or days for a new one.

let held = null;
const told = make("div", { className: "drag-told", role: "status" });

function mark(area, first, last) {
  for (const day of all(".month-grid [data-day], .day-card", area)) {
    const date = day.dataset.day ?? day.id.slice(1);
    (day.matches("a") ? day : one(".day-head", day))?.classList.toggle("drop", first <= date && date <= last);
  }
}

/** Shows where what is held would be. */
function draw(x, y) {
  const { area, item, moved, grown, days } = held;
  if (days) {
    mark(area, ...days);
  } else if (item) {
    const to = result(held);
    told.textContent = tell(to);
    if (isHours(area)) {
      const { high, wide } = measure(area);
      Object.assign(item.style, {
        transform: `translate(${moved.days * wide}px, ${moved.minutes / quarter * high}px)`,
        width: grown.days ? `${Math.max(24, held.wide + grown.days * wide)}px` : "",
        height: grown.minutes ? `${Math.max(high, held.high + grown.minutes / quarter * high)}px` : "",
      });
    } else {
      // In another time zone its own days differ from those it is shown on.
      mark(area, plus(to.on, held.offset), plus(to.until, held.offset));
    }
    item.classList.add("held");
  }
  if (told.textContent && !told.isConnected) document.body.append(told);
  const box = item?.getBoundingClientRect();
  told.style.left = `${Math.max(8, Math.min(x ?? box.left, innerWidth - told.offsetWidth - 8))}px`;
  told.style.top = `${Math.max(8, (y ?? box.top) - told.offsetHeight - 12)}px`;
}

/** Puts everything back as it was. */
function leave() {
  if (!held) return;
  clearTimeout(held.timer);
  mark(held.area, "x", "");
  held.box?.remove();
  held.item?.classList.remove("held");
  if (held.item) Object.assign(held.item.style, { transform: "", width: "", height: "" });
  told.remove();
  told.textContent = "";
  held = null;
}

function take(area, item) {
  const { width, height } = item.getBoundingClientRect();
  const event = eventOf(item);
  const cell = item.closest("td")?.querySelector("[data-day]")?.dataset.day;
  const offset = cell && !item.matches(".cut-before") ? (toTime(cell) - toTime(event.on)) / 86_400_000 : 0;
  return { area, item, event, offset, wide: width, high: height, moved: { days: 0, minutes: 0 }, grown: { days: 0, minutes: 0 } };
}

// ---- Sending what was dropped

/** Which of several are meant; empty for none. */
function ask(form) {
  const dialog = make("dialog", { ariaLabel: one("p", form).textContent });
  form.hidden = false;
  dialog.append(form);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    dialog.close(event.submitter.value);
  });
  modal(dialog);
  return new Promise((done) => dialog.addEventListener("close", () => done(dialog.returnValue)));
}

/** Shows why something is refused. */
function refuse(text) {
  const flash = make("div", { className: "flash flash-error toast", role: "alert" });
  const close = make("button", { type: "button", className: "button square", textContent: "\u00d7", ariaLabel: one("main").dataset.close });
  close.addEventListener("click", () => flash.remove());
  flash.append(make("p", { textContent: text }), close);
  one("main").append(flash);
}

async function drop() {
  const { event, item } = held;
  held.isDropped = true;
  const to = result(held);
  if (["on", "until", "at", "to"].every((name) => to[name] === event[name])) return leave();
  // It stays where it was dropped until the answer.
  const dropped = held;
  const form = one(`form${hook("move")}`).cloneNode(true);
  for (const [name, value] of Object.entries({ ...event, ...to, until: to.until === to.on ? "" : to.until, request: freshName(), back: location.pathname + location.search })) {
    if (form.elements[name]) form.elements[name].value = value ?? "";
  }
  const body = new URLSearchParams(new FormData(form));
  if (event.of) {
    const scope = await ask(form);
    if (!scope) return leave(), item.querySelector("a")?.focus();
    body.set("scope", scope);
  } else {
    body.delete("of");
  }
  let answer;
  try {
    answer = await fetch(event.path, { method: "POST", body, headers: { accept: "text/html", prefer: "return=minimal" }, redirect: "manual" });
  } catch {
    return leave(), refuse(form.dataset.lost);
  }
  const waits = answer.type === "opaqueredirect";
  if (waits || answer.status === 204) {
    sessionStorage.setItem(rememberedMove, event.path);
    // The kept page shows what waits for a network.
    if (waits) return location.reload();
    return import("./renew.js").then(({ renew }) => renew(location.href)).then(() => (leave(), moveAgain())).catch(() => location.reload());
  }
  if (held === dropped) leave();
  const page = parse(await answer.text());
  // If it was changed meanwhile, both versions are shown, with the new values in the form.
  if (answer.status === 409 && show(page, "main .card")) return;
  refuse(one("main .error:not(:empty)", page)?.textContent ?? one("h1", page)?.textContent ?? form.dataset.lost);
}

/** After a drop or a new page: the focus returns to the moved event. */
export function moveAgain() {
  const path = sessionStorage.getItem(rememberedMove);
  sessionStorage.removeItem(rememberedMove);
  if (path) one(`.month-grid [data-move][href^="${path}"], .hours [data-move] a[href^="${path}"]`)?.focus({ preventScroll: true });
}

// ---- The pointer

const pause = 400;

function down(event) {
  const area = areaOf(event.target);
  if (held || !area || !isGrid(area) || !event.isPrimary || !isPlain(event)) return;
  if (event.target.closest("button, .over, form, [popover], .day-head .button")) return;
  const { clientX: x, clientY: y } = event;
  const item = event.target.closest("[data-move]");
  const day = dayAt(area, x, y);
  if (!day || (!item && !sayForm())) return;
  // An hour of a day, or a day.
  if (!item && isHours(area) && event.target.closest("a, .item")) return;
  held = item ? take(area, item) : { area };
  Object.assign(held, { x, y, day, isTouch: event.pointerType !== "mouse", isReady: event.pointerType === "mouse" });
  if (item) held.isEnd = isEdge(held, x, y);
  // A finger that stays takes hold; one that moves at once turns pages or scrolls.
  if (held.isTouch) held.timer = setTimeout(() => { held.isReady = held.isMoving = true; follow(x, y); }, pause);
}

/** Whether a place is at the end of an event, where it is stretched. */
function isEdge({ item, area, event, day }, x, y) {
  const box = item.getBoundingClientRect();
  if (item.matches(".timed")) {
    return isHours(area) && box.height >= 3 * edge && y > box.bottom - edge && (event.on === event.until || day === event.until);
  }
  return x > box.right - edge && !item.matches(".cut-after");
}

function follow(x, y) {
  const { area, item, day, isEnd } = held;
  const at = dayAt(area, x, y) ?? held.at ?? day;
  held.at = at;
  if (!item) {
    const isTime = isHours(area) && held.y > measure(area).top;
    if (isTime) box(x, y);
    else held.days = [day, at].sort();
    return draw(x, y);
  }
  const isTimed = isHours(area) && item.matches(".timed");
  const by = {
    days: isTimed && isEnd ? 0 : (toTime(at) - toTime(day)) / 86_400_000,
    minutes: isTimed ? Math.round((y - held.y) / measure(area).high) * quarter : 0,
  };
  held[isEnd ? "grown" : "moved"] = by;
  draw(x, y);
}

/** The hours that are chosen for something new. */
function box(x, y) {
  const { area } = held;
  const { high, top } = measure(area);
  const [from, to] = [held.y, y].map((y) => halfAt(area, y)).sort((one, other) => one - other);
  held.hours = [from, Math.min(to + 30, daily)];
  held.box ??= document.body.appendChild(make("div", { className: "choosing" }));
  const head = document.getElementById(`d${held.day}`)?.querySelector(".day-head")?.getBoundingClientRect() ?? area.getBoundingClientRect();
  const first = one(".hour-names", area).dataset.from * 60;
  const place = (minutes) => top + (minutes - first) / quarter * high;
  Object.assign(held.box.style, {
    left: `${head.left}px`, width: `${head.width}px`, top: `${place(from)}px`, height: `${place(held.hours[1]) - place(from)}px`,
  });
  told.textContent = tell({ on: held.day, until: held.day, at: hourOf(from), to: hourOf(held.hours[1]) });
}

function move(event) {
  if (!held || held.isKeys || held.isDropped) return;
  const { clientX: x, clientY: y } = event;
  const far = Math.hypot(x - held.x, y - held.y);
  if (!held.isReady) return far > edge && leave();
  if (!held.isMoving && far < 5) return;
  held.isMoving = true;
  follow(x, y);
}

function up(event) {
  if (!held || held.isKeys || held.isDropped) return;
  const { item, day, days, hours, isMoving } = held;
  if (!isMoving) return leave();
  // Ignores the click after a drag.
  const stop = (click) => (click.preventDefault(), click.stopPropagation());
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }), 100);
  if (item) return drop();
  const { clientX: x, clientY: y } = event;
  leave();
  const text = hours ? ` ${hourOf(hours[0])}-${hourOf(hours[1])}` : days && days[0] < days[1] ? ` ${days[0]} - ${days[1]}` : "";
  // After the end of this pointer has closed what was open.
  setTimeout(() => sayAt(days?.[0] ?? day, text, x, y));
}

// ---- The keys: arrows move, with Shift they stretch, Enter keeps that and Escape does not.

function keyed(event) {
  if (held && !held.isDropped && event.key === "Escape") return event.preventDefault(), event.stopPropagation(), leave();
  const item = event.target.closest?.("[data-move]");
  const area = item && areaOf(item);
  if (!area || !isGrid(area) || isHeld(event) || (held && (!held.isKeys || held.isDropped))) return;
  if (event.key === "Enter" && held) return event.preventDefault(), drop();
  const isTimed = item.matches(".timed");
  const rows = isHours(area) && isTimed ? { ArrowUp: -quarter, ArrowDown: quarter } : {};
  const columns = { ArrowLeft: -1, ArrowRight: 1, ...(isHours(area) ? {} : { ArrowUp: -7, ArrowDown: 7 }) };
  const by = { days: columns[event.key] ?? 0, minutes: rows[event.key] ?? 0 };
  if (!by.days && !by.minutes) return;
  event.preventDefault();
  event.stopPropagation();
  // What has hours ends by the clock, whole days by the day.
  if (event.shiftKey && isTimed !== (by.minutes !== 0)) return;
  held ??= { ...take(area, item), isKeys: true };
  const part = held[event.shiftKey ? "grown" : "moved"];
  part.days += by.days;
  part.minutes += by.minutes;
  draw();
}

/** The events of the day that the Tab key stops at are the next stops. */
function stops(target) {
  const cell = target.closest?.(".month-week td");
  if (!cell || !target.matches("[data-day]")) return;
  for (const item of all('.month-week [data-move][tabindex="0"]')) item.tabIndex = -1;
  for (const item of all("[data-move]", cell)) if (isShown(item)) item.tabIndex = 0;
}

const rememberedMove = "fasti.moved";

/** Describes the keys that move an event. */
function describe() {
  for (const item of all(".month-grid [data-move], .hours [data-move] .item-title a")) {
    item.setAttribute("aria-describedby", "drag-hint");
    item.setAttribute("aria-keyshortcuts", "ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown");
  }
}

export function begin(event) {
  describe();
  document.addEventListener("renewed", describe);
  for (const [name, work] of Object.entries({ pointerdown: down, pointermove: move, pointerup: up, pointercancel: leave })) {
    document.addEventListener(name, work);
  }
  document.addEventListener("keydown", keyed, { capture: true });
  document.addEventListener("focusin", ({ target }) => stops(target));
  document.addEventListener("focusout", () => held?.isKeys && !held.isDropped && leave());
  // A held event does not drag its link, select text, or scroll the page.
  for (const name of ["dragstart", "selectstart", "contextmenu"]) {
    document.addEventListener(name, (event) => (held?.isTouch || name !== "contextmenu") && held && event.preventDefault());
  }
  for (const name of ["touchmove", "touchend"]) {
    document.addEventListener(name, (event) => {
      if (!held?.isMoving) return;
      event.stopPropagation();
      if (event.cancelable) event.preventDefault();
    }, { capture: true, passive: false });
  }
  stops(event.target);
  if (event.pointerType === "touch") down(event);
}
