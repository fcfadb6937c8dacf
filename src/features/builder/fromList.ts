/** Tells the screen that an address was opened from its list: it lies over the list, and closing goes back to it. */
export const FROM_LIST = { fromList: true } as const;

/** Whether a builder's address was opened from the list of builders (BUILD-4). */
export const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state && state.fromList === true;
