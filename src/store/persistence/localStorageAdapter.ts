import type { SessionUser } from '@/api/readers/account';
import { isRaw, type Raw } from '@/api/readers/coerce';
import { COUNTRY_CODE } from '@/domain/contact';
import type { ChosenListing } from '../chosenListing/chosenListingSlice';
import type { Stored } from './changedElsewhere';

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The three keys, and nothing else (STORE-3). */
const KEYS = ['Authorization', 'user', 'selecteduser1'] as const;
type Row = Record<(typeof KEYS)[number], string | null>;
const EMPTY: Row = { Authorization: null, user: null, selecteduser1: null };

function objectIn(json: string | null): Raw | null {
  if (json === null) return null;
  try {
    const value: unknown = JSON.parse(json);
    return isRaw(value) ? value : null;
  } catch {
    return null;
  }
}
const word = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function userIn(json: string | null): SessionUser | null {
  const raw = objectIn(json);
  const _id = word(raw?.['_id']);
  if (raw === null || _id === null) return null;
  const role = raw['role'];
  const nested = isRaw(role) ? word(role['roleCode']) : null;
  return {
    _id,
    username: word(raw['username']) ?? '',
    roleCode: word(raw['roleCode']) ?? nested,
    email: word(raw['email']),
    phone: word(raw['phone']),
    profilePic: word(raw['profilePic']),
  };
}

function chosenIn(json: string | null): ChosenListing | null {
  const raw = objectIn(json);
  const _id = word(raw?.['_id']);
  return raw === null || _id === null ? null : { _id, name: word(raw['name']) ?? '' };
}

/** What a header can carry. Anything else is no login, and with it every call would fail before it is sent (STORE-5). */
const HEADER = /^[\x20-\x7e\x80-\xff]+$/;
const tokenIn = (stored: string | null): string | null => (stored !== null && HEADER.test(stored) ? stored : null);

function fromRow(row: Row): Stored {
  const token = tokenIn(row.Authorization);
  return {
    session: { token, user: token === null ? null : userIn(row.user) },
    chosenListing: { chosen: chosenIn(row.selecteduser1) },
  };
}
/** In the shape of the API's own session user, so that whoever reads the key finds `role.roleCode`. */
const userOut = ({ _id, username, roleCode, email, phone, profilePic }: SessionUser): string =>
  JSON.stringify({
    _id,
    username,
    role: { roleCode },
    email,
    phone,
    countryCode: COUNTRY_CODE,
    ...(profilePic === null ? {} : { profilePic }),
  });

const toRow = ({ session, chosenListing }: Stored): Row => ({
  Authorization: session.token,
  user: session.token !== null && session.user !== null ? userOut(session.user) : null,
  selecteduser1: chosenListing.chosen === null ? null : JSON.stringify(chosenListing.chosen),
});

/**
 * Reads and writes the three plain keys. Only keys that this tab changed are written, else a stale tab would bring a
 * logged-out token back. `area` is a function because reading `window.localStorage` itself can throw (STORE-5).
 */
export function localStorageAdapter(area: () => Area) {
  let seen: Row = EMPTY;
  const read = (): Stored => {
    try {
      const storage = area();
      seen = {
        Authorization: storage.getItem('Authorization'),
        user: storage.getItem('user'),
        selecteduser1: storage.getItem('selecteduser1'),
      };
    } catch {
      seen = EMPTY;
    }
    return fromRow(seen);
  };
  /** Throws when storage is full or forbidden; redux-persist then keeps the state in memory alone. */
  const write = (stored: Stored): void => {
    const row = toRow(stored);
    const before = toRow(fromRow(seen));
    const storage = area();
    for (const key of KEYS) {
      if (before[key] === row[key]) continue;
      const value = row[key];
      if (value === null) storage.removeItem(key);
      else storage.setItem(key, value);
      seen = { ...seen, [key]: value };
    }
  };
  const holds = (key: string | null): boolean => key === null || KEYS.some((one) => one === key);
  return { read, write, holds };
}
export type LocalStorageAdapter = ReturnType<typeof localStorageAdapter>;
