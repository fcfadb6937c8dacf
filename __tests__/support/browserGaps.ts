/** What every browser has and jsdom lacks, with behaviour plain enough for a test. Does nothing where there is no DOM. */
if (typeof window !== 'undefined') {
  const gaps: Record<string, unknown> = window as never;
  gaps['matchMedia'] ??= (query: string) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
  gaps['ResizeObserver'] ??= Observer;
  gaps['IntersectionObserver'] ??= Observer;
  window.scrollTo = () => undefined;
  const element: Record<string, unknown> = Element.prototype as never;
  element['scrollIntoView'] ??= () => undefined;
}
export {};
