import { act } from '@testing-library/react';

/** In this file's tests nothing comes near the window's view until the function that is returned is called. */
export function nearOnCall(): () => void {
  const own = window.IntersectionObserver;
  const watching = new Set<() => void>();
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
      this.tell = () => tell([...this.watched].map((target) => ({ isIntersecting: true, target })));
    }
    readonly watched = new Set<Element>();
    readonly tell: () => void;
    observe(target: Element) {
      this.watched.add(target);
      watching.add(this.tell);
    }
    disconnect() {
      watching.delete(this.tell);
    }
  }
  beforeEach(() => {
    watching.clear();
    window.IntersectionObserver = Observer as never;
  });
  afterEach(() => {
    window.IntersectionObserver = own;
  });
  return () => act(() => watching.forEach((tell) => tell()));
}
