// Runs before the page is shown. An interrupted fade from page to page is not an error, so it is ignored.
for (const name of ["pageswap", "pagereveal"]) {
  addEventListener(name, ({ viewTransition: fade }) => {
    for (const end of ["ready", "updateCallbackDone", "finished"]) fade?.[end].catch(() => {});
  });
}
// No event has the promise of a page that was shown before its fade.
addEventListener("unhandledrejection", (event) => {
  if (event.reason?.message?.startsWith("Transition was")) event.preventDefault();
});
