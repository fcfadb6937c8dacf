import type { Build } from './call';
import { extra, readDone } from './extra';
import { marketplaceApi } from './marketplaceApi';
import { isRaw, text } from './readers/coerce';
import { listOf, madeOld } from './tags';
import type { Reader } from './types';

/** The own mobile number, and whether it is proven. */
interface OwnPhone {
  /** Null where the account has none. */
  readonly phone: string | null;
  readonly confirmed: boolean;
}

const readPhone: Reader<OwnPhone | null> = (body) => ({
  result: isRaw(body) ? { phone: text(body['phone']), confirmed: body['confirmed'] === true } : null,
});

const endpoints = (build: Build) => ({
  /** The own number; null where the answer is none. */
  getPhone: build.query({ ...extra('getPhone', readPhone), providesTags: [listOf('session')] }),
  /** Has a code sent to the number. */
  sendPhoneCode: build.mutation(extra('sendPhoneCode', readDone)),
  /** Proves it: listings that waited for that are looked at. */
  confirmPhone: build.mutation({
    ...extra('confirmPhone', readDone),
    invalidatesTags: madeOld(listOf('session'), listOf('profile'), listOf('property'), listOf('agent')),
  }),
});

/** Proving the own number: calls beyond the 29, which come with the screens that need them. */
export const phoneApi = marketplaceApi.injectEndpoints({ endpoints });
