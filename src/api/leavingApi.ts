import type { Build } from './call';
import { extra, readDone } from './extra';
import { marketplaceApi } from './marketplaceApi';
import { isRaw, text } from './readers/coerce';
import { all, listOf, madeOld } from './tags';
import type { Reader } from './types';

/** Where one's account stands. */
interface Standing {
  /** When the account is erased, ms since 1970; null unless it was deleted. */
  readonly deletionDueAt: number | null;
  /** What the server says of an application to be an agent that waits; null where none does. */
  readonly application: string | null;
}

const readStanding: Reader<Standing> = (body) => {
  const raw = isRaw(body) ? body : {};
  const at = Date.parse(text(raw['deletionDueAt']) ?? '');
  return { result: { deletionDueAt: Number.isNaN(at) ? null : at, application: text(raw['application']) } };
};

const endpoints = (build: Build) => ({
  getStanding: build.query({ ...extra('getStanding', readStanding), providesTags: [listOf('session')] }),
  /** Deletes the account, and ends this session with all others; answers what the server says. */
  deleteAccount: build.mutation(extra('deleteAccount', readDone)),
  /** Takes the deletion back; answers what the server says. */
  cancelDeletion: build.mutation({
    ...extra('cancelDeletion', readDone),
    invalidatesTags: madeOld(listOf('session'), all('property'), all('agent')),
  }),
});

/** Leaving: calls beyond the 29, which come with the screens that need them. */
export const leavingApi = marketplaceApi.injectEndpoints({ endpoints });
