import type { Language } from '@/domain/languages';
import { isKnownPlace } from '../db/queries/limits';
import type { Db } from '../db/schema';
import { oneAddress } from './networkAddress';
import { key } from './tokens';

/** Who asks, besides the session. None of it goes into a log. */
export interface Caller {
  readonly address: string;
  /** The mark that a login left on the device; null where it sent none. It opens nothing, it only tells devices apart. */
  readonly mark: string | null;
  /** "Chrome on Android"; null when the browser said nothing that is known. */
  readonly device: string | null;
  /** What is said to them is said in it. */
  readonly language: Language;
}

/** From where somebody asks for an account, as limits count it. */
export interface Place {
  /** A device where the account was logged in to before, whatever its address; else the network address. */
  readonly name: string;
  /** Whether the account was logged in to from here before. */
  readonly isKnown: boolean;
}

export const addressName = ({ address }: Pick<Caller, 'address'>): string => oneAddress(address);
export const deviceMarkName = (mark: string): string => `device ${mark}`;

/** By what an account remembers a place. */
export const placeKey = (userId: string, name: string): string => key('place', userId, name);

/** The place of a caller, for an account; null where there is none, which knows no place. The same steps either way. */
export async function placeOf(db: Db, userId: string | null, caller: Caller): Promise<Place> {
  const knows = (name: string) => isKnownPlace(db, placeKey(userId ?? '', name));
  if (caller.mark !== null) {
    const name = deviceMarkName(caller.mark);
    if (await knows(name)) return { name, isKnown: true };
  }
  const name = addressName(caller);
  return { name, isKnown: await knows(name) };
}
