/** What a list is of. */
export type ListKind = 'property' | 'project';

export const isListKind = (value: unknown): value is ListKind => value === 'property' || value === 'project';
