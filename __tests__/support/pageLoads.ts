interface Loads {
  assign: (url: string) => void;
  reload: () => void;
}

/**
 * Stands where jsdom would load a page, which it cannot, and writes down what was asked for: a real page load, not a
 * navigation of the router. Every other way to the address leaves the list empty.
 */
export function watchPageLoads(): string[] {
  const loads: string[] = [];
  const inner = Object.getOwnPropertySymbols(location).find((symbol) => symbol.description === 'impl');
  if (inner === undefined) throw new Error('jsdom keeps its location elsewhere now.');
  const impl = (location as unknown as Record<symbol, Loads>)[inner];
  if (impl === undefined) throw new Error('jsdom keeps its location elsewhere now.');
  jest.spyOn(impl, 'assign').mockImplementation((url) => void loads.push(url));
  jest.spyOn(impl, 'reload').mockImplementation(() => void loads.push(location.pathname + location.search));
  return loads;
}
