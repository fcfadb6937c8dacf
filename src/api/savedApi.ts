import { isListKind, type ListKind } from '@/domain/listKind';
import type { ExtraQuestions } from '@/contract/extraShapes';
import { noAnswer } from './baseQuery';
import type { Build } from './call';
import { isMissingCall } from './errors';
import { askExtra, deviceOf, readDone } from './extra';
import { marketplaceApi } from './marketplaceApi';
import { isRaw, number, rows, text, type Raw } from './readers/coerce';
import { listOf, madeOld } from './tags';
import type { Reader } from './types';

export interface SavedListing {
  readonly listingId: string;
  readonly kind: ListKind;
  /** When it was saved, ISO 8601; undefined where that was not kept. */
  readonly savedAt?: string | undefined;
  /** What it cost then, rupees; undefined where that was not kept. */
  readonly priceThen?: number | undefined;
  /** What it costs now, a project at least, rupees. */
  readonly price?: number | undefined;
  /** What it was that is sold now; who shows it reads it. */
  readonly sold?: Raw | undefined;
}
export interface SavedListings {
  /** Where they are kept: a server that lacks the call leaves them to this device. */
  readonly where: 'server' | 'device';
  /** The one saved last first. */
  readonly listings: readonly SavedListing[];
  /** Those that are not shown any longer, and of which nothing is told. */
  readonly gone: readonly SavedListing[];
}

function listingsIn(value: unknown, areGone = false): readonly SavedListing[] {
  return (Array.isArray(value) ? value : []).filter(isRaw).flatMap((raw) => {
    const listingId = text(raw['listingId']);
    const kind = raw['kind'];
    const { sold } = raw;
    const isAsked = (raw['gone'] === true && !isRaw(sold)) === areGone;
    if (!isAsked || listingId === null || !isListKind(kind)) return [];
    return [
      {
        listingId,
        kind,
        savedAt: text(raw['savedAt']) ?? undefined,
        // Zero is no price.
        priceThen: number(raw['priceThen']) || undefined,
        price: number(raw['price']) || undefined,
        sold: isRaw(sold) ? sold : undefined,
      },
    ];
  });
}

const readSaved: Reader<SavedListings> = (body) => {
  const all = rows(body);
  return { result: { where: 'server', listings: listingsIn(all), gone: listingsIn(all, true) } };
};

/** A listing that is saved or taken away. */
type Change = SavedListing & Pick<ExtraQuestions['setSaved'], 'saved'>;

/** What a list of saved listings is after one was saved or taken away; one that is put back stands where it stood. */
const changed = (before: readonly SavedListing[], asked: Change): readonly SavedListing[] => {
  const { saved, ...one } = asked;
  const others = before.filter(({ listingId }) => listingId !== one.listingId);
  if (!saved) return others;
  const { savedAt } = one;
  const isLater = (other: SavedListing) => savedAt !== undefined && (other.savedAt ?? '') > savedAt;
  return [...others.filter(isLater), one, ...others.filter((other) => !isLater(other))];
};

const keyOf = (userId: string) => `saved:${userId}`;

const queries = (build: Build) => ({
  /** What a user saved (DASH-6); the argument is the user's id. */
  getSaved: build.query<SavedListings, string>({
    queryFn: async (userId, { extra }, _options, ask) => {
      const { data, error } = await ask(askExtra('getSaved', readSaved));
      if (error === undefined) return { data: data as SavedListings };
      if (!isMissingCall(error)) return { error };
      const kept = await deviceOf(extra)
        .get(keyOf(userId))
        .catch(() => undefined);
      return { data: { where: 'device', listings: listingsIn(kept), gone: [] } };
    },
    providesTags: [listOf('saved')],
  }),
});
const savedQueries = marketplaceApi.injectEndpoints({ endpoints: queries });
const { getSaved } = savedQueries.endpoints;

type SetSaved = Change & { readonly userId: string };

const mutations = (build: Build) => ({
  /** Saves a listing or takes it away (PDET-2): shown at once, and undone when it fails. */
  setSaved: build.mutation<null, SetSaved>({
    queryFn: async ({ userId, ...change }, { extra, dispatch }, _options, ask) => {
      // Where they are kept must be known first; what is known already is not asked for again.
      const { data: kept } = await dispatch(getSaved.initiate(userId, { subscribe: false }));
      if (kept?.where !== 'device') {
        const { listingId, kind, saved, priceThen, savedAt } = change;
        const body = { listingId, kind, saved, priceThen, savedAt };
        const { error } = await ask(askExtra('setSaved', readDone, { body }));
        return error === undefined ? { data: null } : { error };
      }
      const device = deviceOf(extra);
      try {
        const one = { ...change, savedAt: change.savedAt ?? new Date().toISOString() };
        await device.set(keyOf(userId), changed(listingsIn(await device.get(keyOf(userId))), one));
        return { data: null };
      } catch {
        return { error: noAnswer('UNREADABLE') };
      }
    },
    onQueryStarted: async ({ userId, ...asked }, { dispatch, queryFulfilled }) => {
      const { undo } = dispatch(
        savedQueries.util.updateQueryData('getSaved', userId, (shown) => ({
          ...shown,
          listings: changed(shown.listings, asked),
        })),
      );
      await queryFulfilled.catch(undo);
    },
    invalidatesTags: madeOld(listOf('saved')),
  }),
});

/** The saved listings: calls beyond the 29, which come with the screens that need them. */
export const savedApi = savedQueries.injectEndpoints({ endpoints: mutations });
