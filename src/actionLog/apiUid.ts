/** Each instance of an RTK Query API has a random name, told to its reducer once; a log holds a placeholder of it. */
export const UID_PLACEHOLDER = '(api)';
const REGISTERED = '/config/middlewareRegistered';

interface Registered {
  readonly type: string;
  readonly payload: unknown;
}
const isRegistered = (action: unknown): action is Registered =>
  typeof action === 'object' &&
  action !== null &&
  'type' in action &&
  typeof action.type === 'string' &&
  action.type.endsWith(REGISTERED) &&
  'payload' in action;

/** The name that an action tells; null for any other action. */
export const uidIn = (action: unknown): string | null =>
  isRegistered(action) && typeof action.payload === 'string' ? action.payload : null;

export const withoutUid = (action: unknown): unknown =>
  isRegistered(action) ? { ...action, payload: UID_PLACEHOLDER } : action;

/** Asked of every action of a replay. */
const holdsPlaceholder = (action: unknown): boolean =>
  typeof action === 'object' && action !== null && 'payload' in action && action.payload === UID_PLACEHOLDER;

/** The action for the API instance that replays it. */
export const withUid = (action: unknown, uid: string): unknown =>
  holdsPlaceholder(action) && isRegistered(action) ? { ...action, payload: uid } : action;
