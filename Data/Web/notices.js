// Reminders while a page is open: a line at its top until the user dismisses it, and a notification
// of the browser if the user allowed that. The page contains the place and a template; this file fills them.

const place = document.querySelector('[data-hook="notices"]');
const shape = document.querySelector('[data-hook="notice"]');
const hook = (line, name) => line.querySelector(`[data-hook="${name}"]`);

/** The lines on the page, by their notice. */
const lines = new Map();
const mostLines = 3;
/** Seconds between two questions, and after failures. */
const usually = 30;
const atMost = 300;

let pause = usually;
let timer = 0;

const isNow = (permission) => window.Notification?.permission === permission;
const may = () => isNow("granted");
const canAsk = () => isNow("default");
const identity = ({ key, told }) => `${key} ${told}`;

async function look() {
  clearTimeout(timer);
  // A hidden page asks only if it may notify.
  if (!document.hidden || may()) pause = (await ask()) ? usually : Math.min(pause * 2, atMost);
  timer = setTimeout(look, pause * 1_000);
}

async function ask() {
  try {
    const answer = await fetch(`/api/v1/notices?lang=${document.documentElement.lang}`);
    if (!answer.ok) return false;
    const { notices } = await answer.json();
    for (const name of lines.keys()) if (!notices.some((notice) => identity(notice) === name)) remove(name);
    for (const notice of notices) {
      if (!lines.has(identity(notice)) && lines.size < mostLines) show(notice);
      if (may()) notify(notice);
    }
    for (const notice of notices) if (notice.isWaiting && (may() || lines.has(identity(notice)))) {
      // If this is lost, the next question repeats it.
      await say("shown", notice);
      // A notification of the browser has the sound of the machine.
      if (!may()) ring();
    }
    return true;
  } catch {
    return false;
  }
}

function remove(name) {
  lines.get(name)?.remove();
  lines.delete(name);
}

function show(notice) {
  const line = shape.cloneNode(true);
  line.hidden = false;
  line.removeAttribute("data-hook");
  line.querySelector("strong").textContent = notice.title;
  hook(line, "text").textContent = notice.text;
  hook(line, "late").hidden = !notice.isLate;
  hook(line, "corrected").hidden = notice.correctedFrom === null;
  const allow = hook(line, "allow");
  allow.hidden = !canAsk() || lines.size > 0;
  allow.addEventListener("click", async () => {
    await Notification.requestPermission();
    allow.hidden = !canAsk();
  });
  hook(line, "dismiss").addEventListener("click", () => dismiss(notice));
  lines.set(identity(notice), line);
  place.append(line);
}

/** A short tone; browsers permit it after the user touched the page. */
function ring() {
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { frequency: 880 });
  tone.connect(new GainNode(audio, { gain: 0.1 })).connect(audio.destination);
  tone.start();
  tone.stop(0.3);
}

/** Reports an action on a notice; a later delivery is another notice. */
const say = (what, { key, told }) =>
  fetch(`/notices/${what}`, { method: "POST", body: new URLSearchParams({ key, told }) });

async function dismiss(notice) {
  remove(identity(notice));
  try {
    await say("dismiss", notice);
  } finally {
    look();
  }
}

/** A notification of the browser, once for all its windows. */
async function notify(notice) {
  const name = `fasti.told ${identity(notice)}`;
  if (localStorage[name]) return;
  for (const old in localStorage) {
    if (old.startsWith("fasti.told ") && Date.now() - localStorage[old] > 172_800_000) delete localStorage[old];
  }
  localStorage[name] = Date.now();
  const words = [notice.isLate && "late", notice.correctedFrom !== null && "corrected"].filter(Boolean);
  const body = [notice.text, ...words.map((word) => hook(shape, word).textContent)].join("\n");
  const content = { body, tag: notice.key };
  // Phones show one only through a worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(notice.title, content);
  else new Notification(notice.title, content);
}

if (place && shape) {
  document.addEventListener("visibilitychange", () => document.hidden || look());
  timer = setTimeout(look, 1_000);
}
