/** What is read out of a log, a state or an action by its keys. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isFields = (value: unknown): value is Fields =>
  isObject(value) && !Array.isArray(value) && !(value instanceof Error);

export const isText = (value: unknown): value is string => typeof value === 'string';

/** As nothing else is written: minus zero is not zero. */
export const numberText = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

/** What `make` gives; null when it throws. */
export const attempt = <T>(make: () => T): T | null => {
  try {
    return make();
  } catch {
    return null;
  }
};

export const errorOf = (name: string, message: string, stack?: string): Error =>
  Object.assign(new Error(message), { name, stack });

/** A state without what persistence writes into it for itself. */
export function withoutPersistence(state: unknown): unknown {
  if (!isObject(state) || !('_persist' in state)) return state;
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== '_persist'));
}
