/** What is read out of a log, a state or an action by its keys. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

/** An error as it was. */
export const errorOf = (name: string, message: string, stack?: string): Error =>
  Object.assign(new Error(message), { name, stack });

/** A state without what persistence writes into it for itself. */
export function withoutPersistence(state: unknown): unknown {
  if (!isObject(state) || !('_persist' in state)) return state;
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== '_persist'));
}
