import { activeFilters, withoutFilter, type ActiveFilterKey, type PropertyFilters } from '@/domain/filters';
import { listed } from '@/domain/listed';
import type { ListKind } from '@/domain/listKind';
import { unitFor } from '@/domain/usualUnit';
import type { AppStore } from '@/store/createStore';
import { selectAreaUnit } from '@/store/device/deviceSlice';
import { answering, type Answering } from './answering';

/** A filter, and what there is without it. */
export interface Removal extends Answering {
  readonly key: ActiveFilterKey;
  /** The filter in words, with all of its values. */
  readonly label: string;
}

const NOTHING: Answering = { count: 0, ids: [] };

/**
 * The one filter without which the most listings are there, for a result that is empty; null when none brings any
 * back, or when the server cannot be asked. One call for each active filter [PLIST-17].
 */
export async function bestRemoval(store: AppStore, kind: ListKind, filters: PropertyFilters): Promise<Removal | null> {
  const active = activeFilters(filters, kind, unitFor(selectAreaUnit(store.getState()), filters));
  const removals = await Promise.all(
    [...new Set(active.map(({ key }) => key))].map(async (key) => {
      const labels = active.filter((each) => each.key === key).map(({ label }) => label);
      const there = (await answering(store, kind, withoutFilter(filters, { key }))) ?? NOTHING;
      return { key, label: listed(labels, 'or'), ...there };
    }),
  );
  return removals.reduce<Removal | null>((best, each) => (each.count > (best?.count ?? 0) ? each : best), null);
}
