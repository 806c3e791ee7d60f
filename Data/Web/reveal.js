// Runs before the page is shown. A fade from page to page that is broken off is no error, so nobody is told.
for (const name of ["pageswap", "pagereveal"]) {
  addEventListener(name, ({ viewTransition: fade }) => {
    for (const end of ["ready", "updateCallbackDone", "finished"]) fade?.[end].catch(() => {});
  });
}
// No event hands out the promise of a page that was shown before its fade came.
addEventListener("unhandledrejection", (event) => {
  if (event.reason?.message?.startsWith("Transition was")) event.preventDefault();
});
