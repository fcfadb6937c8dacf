/** What a list's card brings along to what it opens: the list is one step back [ROUTE-17, BUILD-4]. */
export const FROM_LIST = { fromList: true } as const;

/** Whether the navigation that led here came from a list's card. */
export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
