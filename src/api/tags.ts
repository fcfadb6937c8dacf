/** What a cached answer is about. Tags are only ever made by the helpers below. */
export const tagTypes = [
  'property',
  'project',
  'agent',
  'builder',
  'place',
  'session',
  'profile',
  'saved',
  'inbox',
  'review',
] as const;
export type TagType = (typeof tagTypes)[number];
interface Tag<T extends TagType = TagType> {
  readonly type: T;
  readonly id: string;
}

export const one = <T extends TagType>(type: T, id: string): Tag<T> => ({ type, id });
/** Which records a list holds: changes when one comes or goes. */
export const listOf = <T extends TagType>(type: T): Tag<T> => ({ type, id: 'LIST' });
/** Everything about records of a type, lists and single ones alike. */
export const all = <T extends TagType>(type: T): { readonly type: T } => ({ type });
export const each = <T extends TagType>(type: T, ids: readonly string[]): readonly Tag<T>[] =>
  ids.map((id) => one(type, id));

/** What a mutation makes old, unless it failed. */
export const madeOld =
  (...tags: readonly Pick<Tag, 'type'>[]) =>
  (_result: unknown, error: unknown) =>
    error === undefined ? tags : [];
