import { useMemo } from 'react';
import type { Page } from '@/api/types';
import { BUDGET_BANDS, countBands, type PriceRange } from '@/domain/budget';
import type { ListPages } from './useListPages';

interface BandSource {
  readonly list: ListPages;
  /** Whether a budget is among the filters. */
  readonly budgeted: boolean;
  /** The answer to the same filters without a budget, where it is known. */
  readonly unbudgeted: { readonly pages: readonly Page[] } | undefined;
  /** The prices of those that the filters but the budget let through; keeps its identity as long as they do. */
  readonly rangesOf: (ids: readonly string[]) => readonly PriceRange[];
}

function wholeIds(answer: BandSource['unbudgeted']): readonly string[] | null {
  if (answer === undefined || answer.pages.at(-1)?.next !== null) return null;
  return [...new Set(answer.pages.flatMap(({ ids }) => ids))];
}

/**
 * How many results each of BUDGET_BANDS holds without the budget filter: the server's word (`X-Price-Bands`), else
 * counted from a whole list that no budget has narrowed; null when neither is known [PLIST-10].
 */
export function useBands({ list, budgeted, unbudgeted, rangesOf }: BandSource): readonly number[] | null {
  const said = list.last?.bands ?? null;
  const own = list.isWhole && !budgeted ? list.loaded : null;
  return useMemo(() => {
    if (said !== null) return said.length === BUDGET_BANDS.length ? said : null;
    const ids = own ?? wholeIds(unbudgeted);
    return ids === null ? null : countBands(rangesOf(ids));
  }, [said, own, unbudgeted, rangesOf]);
}
