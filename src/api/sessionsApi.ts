import type { OpenSession } from '@/contract/extraShapes';
import type { Build } from './call';
import { extra, readDone } from './extra';
import { marketplaceApi } from './marketplaceApi';
import { isRaw, rows, text, type Raw } from './readers/coerce';
import { madeOld, one } from './tags';
import type { Reader } from './types';

function sessionIn(raw: Raw): OpenSession[] {
  const id = text(raw['id']);
  if (id === null) return [];
  return [
    {
      id,
      device: text(raw['device']),
      createdAt: text(raw['createdAt']) ?? '',
      lastUsedAt: text(raw['lastUsedAt']) ?? '',
      current: raw['current'] === true,
    },
  ];
}

const readSessions: Reader<readonly OpenSession[]> = (body) => ({ result: rows(body).flatMap(sessionIn) });

/** The token under which the session goes on; null where another server keeps the old one. */
const readRenewal: Reader<{ readonly token: string | null }> = (body) => ({
  result: { token: isRaw(body) ? text(body['token']) : null },
});

const SESSIONS = one('session', 'OPEN');

const endpoints = (build: Build) => ({
  /** Where the account is logged in, the device used last first. */
  getSessions: build.query({ ...extra('getSessions', readSessions), providesTags: [SESSIONS] }),
  /** Logs one device out, or all but this one. */
  endSessions: build.mutation({
    ...extra('endSessions', readDone),
    invalidatesTags: madeOld(SESSIONS),
  }),
  /** A new password for who knows the old one; other devices are logged out by it (AUTH-7). */
  changePassword: build.mutation({
    ...extra('changePassword', readRenewal),
    invalidatesTags: madeOld(SESSIONS),
  }),
});

/** Sessions and the password: calls beyond the 29, which come with the screen that needs them. */
export const sessionsApi = marketplaceApi.injectEndpoints({ endpoints });
