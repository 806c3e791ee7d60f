// What is done by hand in a grid of days or hours. It is fetched when somebody first comes to one.

import { all, freshName, hook, isHeld, lang, make, one, start, toTime } from "./app.js";

// ---- The line for a new event where somebody clicks.

const rememberedSpot = "fasti.say";
const sayForm = () => one(`form${hook("say")}`);

/** Shows the line for a day near a spot of the window. */
function sayAt(day, text, x, y) {
  const form = sayForm().cloneNode(true);
  const { request, on, sentence } = form.elements;
  one("output", form).remove();
  Object.assign(sentence, { id: "said-here", value: text });
  one("label", form).htmlFor = sentence.id;
  on.value = day;
  request.value = freshName();
  const date = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" };
  const title = make("a", { href: `/day/${day}`, textContent: new Date(toTime(day)).toLocaleDateString(lang, date) });
  const box = make("div", { className: "say-here", popover: "auto", role: "dialog", ariaLabel: title.textContent });
  box.append(title, form);
  box.addEventListener("toggle", ({ newState }) => newState === "closed" && box.remove());
  document.body.append(box);
  start(box);
  box.showPopover();
  const place = (at, size, room) => `${Math.max(8, Math.min(at, room - size - 8))}px`;
  box.style.left = place(x, box.offsetWidth, innerWidth);
  box.style.top = place(y, box.offsetHeight, innerHeight);
  sentence.focus();
  sentence.setSelectionRange(0, 0);
}

/** The half hour of a grid at a height of the window, as the end of a sentence; empty above the hours. */
function hoursAt(grid, y) {
  const [first, second] = all(".hour", grid).map((hour) => hour.getBoundingClientRect().top);
  const half = Math.floor((y - first) / (second - first) * 2) + 2 * parseInt(one(".hour", grid).textContent, 10);
  const clock = (half) => `${String(half >> 1).padStart(2, 0)}:${half % 2 ? 30 : "00"}`;
  if (y < first) return "";
  return ` ${clock(half)}${half < 46 ? `-${clock(half + 2)}` : ""}`;
}

function clicked(event) {
  const { target, clientX: x, clientY: y } = event;
  // By a mouse in a wide window: a finger and the keyboard choose a day, and have the line of the page.
  if (!event.detail || event.pointerType !== "mouse" || isHeld(event) || event.shiftKey || innerWidth < 768) return;
  if (!sayForm() || !HTMLElement.prototype.showPopover) return;
  const cell = target.closest(".month-frame [data-day][href]");
  if (cell?.matches(".selected")) return event.preventDefault(), sayAt(cell.dataset.day, "", x, y);
  if (cell) return sessionStorage.setItem(rememberedSpot, JSON.stringify([cell.dataset.day, "", x, y]));
  const grid = target.closest(".hours");
  if (!grid || !one(".hour", grid).getClientRects().length || target.closest("a, button, form, .item, .day-head")) return;
  const day = target.closest(".day-card")?.id.slice(1) ?? (grid.matches(".one-day") && sayForm().elements.on.value);
  if (day) sayAt(day, hoursAt(grid, y), x, y);
}

/** After the day that was clicked is chosen. */
function sayAgain() {
  const spot = JSON.parse(sessionStorage.getItem(rememberedSpot));
  sessionStorage.removeItem(rememberedSpot);
  if (spot && one(`.selected[data-day="${spot[0]}"]`) && sayForm()) sayAt(...spot);
}

export { sayAgain as again };

export function begin() {
  document.addEventListener("click", clicked);
}
