import { MOST_COMPARED } from '@/domain/compared';

/** The words of the comparison. */
export const TEXTS = {
  title: 'Compare properties',
  bar: (count: number) => `Compare (${count})`,
  barName: 'Comparison',
  chosen: (count: number) => `${count} of ${MOST_COMPARED} chosen to compare`,
  clear: 'Clear comparison',
  clearAll: 'Clear all',
  emptyTitle: 'Nothing to compare yet',
  emptyText: 'Press Compare on the properties you like, up to three, and see them here side by side.',
  toList: 'See all properties',
  intro: (count: number) =>
    count === 1
      ? 'Add one or two more to see how they differ.'
      : 'What differs is marked. Share the page to show somebody the same comparison.',
  table: 'Properties side by side',
  feature: 'Feature',
  differs: 'differs',
  onlyDifferences: 'Only differences',
  noDifferences: 'No differences are known.',
  missing: 'not given',
  remove: 'Remove',
  loading: 'Loading',
  gone: 'No longer offered',
  failed: 'This did not load.',
  retry: 'Retry',
  addMore: 'Add another property',
  addRecent: 'Or one that you viewed:',
  full: 'Three is the most that stand side by side. Take one away to add another.',
} as const;
