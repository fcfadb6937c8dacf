/** What is read out of a log, a state or an action by its keys. */
export type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const isFields = (value: unknown): value is Fields => isObject(value) && !Array.isArray(value);

export const typeOf = (action: unknown): string => (action as { readonly type: string }).type;
