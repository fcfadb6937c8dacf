const given = Object.getOwnPropertyDescriptor(performance, 'getEntriesByType');
afterEach(() => {
  if (given) Object.defineProperty(performance, 'getEntriesByType', given);
  else Reflect.deleteProperty(performance, 'getEntriesByType');
});

/** Says, until the test ends, how the document was come to. */
export const loadedBy = (type: 'navigate' | 'reload' | 'back_forward'): void =>
  void Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [{ type }] });
