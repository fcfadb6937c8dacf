/** The name of the call that an action is about, by its `meta.arg`; null for any other action's argument. */
export const endpointOf = (arg: unknown): string | null =>
  typeof arg === 'object' && arg !== null && 'endpointName' in arg ? String(arg.endpointName) : null;
