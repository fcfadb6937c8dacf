/** What every browser has and jsdom lacks, with behaviour plain enough for a test. Does nothing where there is no DOM. */
if (typeof window !== 'undefined') {
  const gaps: Record<string, unknown> = window as never;
  /** Knows the window's width, with text of the usual size; all else that a query asks for is not so. */
  gaps['matchMedia'] ??= (query: string) => ({
    matches: window.innerWidth >= 16 * Number(/^\(min-width: (\d+)rem\)$/.exec(query)?.[1] ?? Infinity),
    media: query,
    onchange: null,
    addEventListener: (_: string, listener: () => void) => window.addEventListener('resize', listener),
    removeEventListener: (_: string, listener: () => void) => window.removeEventListener('resize', listener),
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
