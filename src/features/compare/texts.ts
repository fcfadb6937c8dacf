import { MOST_COMPARED } from '@/domain/compared';
import { SCREENS } from '@/domain/screens';

/** The words of the comparison. */
export const COMPARE_TEXTS = {
  title: SCREENS.compare.title,
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
      : 'The better value is marked. Share this page to show someone your comparison.',
  table: 'Properties side by side',
  feature: 'Feature',
  better: 'better',
  amenities: 'Amenities',
  has: 'Yes',
  onlyDifferences: 'Only differences',
  noDifferences: 'No known differences.',
  missing: 'not given',
  remove: 'Remove',
  view: 'View',
  number: 'Number',
  call: 'Call',
  loading: 'Loading',
  gone: 'No longer offered',
  failed: 'This did not load.',
  retry: 'Retry',
  addMore: 'Add another property',
  addRecent: 'Or one that you viewed:',
  full: 'You can compare up to three. Remove one to add another.',
} as const;
