import type { LightMyRequestResponse } from 'fastify';
import type { ListingPayload } from '@/contract/payloads';
import type { TestApp } from './testApp';
import { AGENT } from './world';
import { formOf } from './forms';
import { wholeList } from './wholeList';

export interface OwnListing {
  readonly _id: string;
  readonly status: number;
  readonly reviewReason: string | null;
  readonly viewCount: number;
  readonly phoneViewCount: number;
  readonly enquiryCount: number;
  readonly viewsByDay: readonly number[];
  readonly [field: string]: unknown;
}

/** A payload that passes every check. */
export const aPayload = (fields: Partial<ListingPayload> = {}): ListingPayload => ({
  userId: AGENT.id,
  city: 'Tirupati',
  locality: 'Alipiri',
  name: 'Sunny flat',
  expectedPrice: 4_500_000,
  bedroom: '3 BHK',
  transactionType: 'Resale',
  termsAccepted: true,
  ...fields,
});

/** The calls of posting, with a session's token. */
export function postingOf(server: TestApp, authorization: string) {
  const post = (path: string, body: object) => server.post(`/api/property/${path}`, body, { authorization });
  const mine = (language = 'en') =>
    wholeList<OwnListing>('/api/property/userProperties', async (url) => {
      const answer = await server.get(url, { authorization, 'accept-language': language });
      return { rows: answer.json(), link: answer.headers['link'] as string | undefined };
    });
  return {
    post: (payload: object) => post('properties', payload),
    update: (payload: object) => post('update', payload),
    remove: (_id: string) => post('delete', { _id }),
    mine,
    /** Posts it and answers its id. */
    posted: async (payload: object): Promise<string> => {
      const before = new Set((await mine()).map(({ _id }) => _id));
      const answer = await post('properties', payload);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const added = (await mine()).find(({ _id }) => !before.has(_id));
      if (added === undefined) throw new Error('nothing was added');
      return added._id;
    },
    /** It as the dashboard shows it in a language. */
    one: async (id: string, language?: string): Promise<OwnListing> => {
      const found = (await mine(language)).find(({ _id }) => _id === id);
      if (found === undefined) throw new Error(`no listing ${id}`);
      return found;
    },
    /** Sends pictures under a field of an upload call. */
    send: (path: string, field: string, ...files: readonly Buffer[]) => {
      const form = formOf(...files.map((bytes) => ({ field, bytes })));
      return server.app.inject({
        method: 'POST',
        url: `/api/property/${path}`,
        payload: form.payload,
        headers: { ...form.headers, authorization },
      });
    },
  };
}

/** The message of an answer, good or bad. */
export const wordsOf = (answer: LightMyRequestResponse): string => answer.json<{ message: string }>().message;
