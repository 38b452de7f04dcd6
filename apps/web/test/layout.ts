// jsdom lays nothing out: no size ever changes, so there is nothing to report. How parts measure themselves is proven by
// their stories in a browser.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
