import { plural } from '@/domain/text';

/** The words around one's own listings; statuses and the confirmation are the specification's (DASH-3, DASH-5). */
export const MY_LISTINGS = {
  title: 'My listings',
  loading: 'Loading your listings',
  failed: 'Your listings did not load',
  empty: 'You have no listings yet. Posting is free and takes a few minutes.',
  post: 'Post property',
  show: 'Show listings',
  all: 'All',
  showAll: (count: number) => `Show all ${count}`,
  edit: 'Edit',
  remove: 'Delete',
  waiting: 'We are looking at it. Most listings are shown within minutes.',
  active: (name: string) => `${name} is active now.`,
  views: (count: number) => plural(count, 'view', 'views'),
  phoneViews: (count: number) => plural(count, 'phone view', 'phone views'),
  enquiries: (count: number) => plural(count, 'enquiry', 'enquiries'),
  chart: (days: number) => `Views in the last ${days} days`,
  noViews: (days: number) => `No views in the last ${days} days`,
  chartWords: (total: number, most: number) => (total === 0 ? 'none' : `${total} in all, at most ${most} on one day`),
  confirm: {
    title: 'Delete this listing?',
    text: (name: string) => `“${name}” disappears from all lists at once. It stays here with the mark Deleted.`,
    keep: 'Keep it',
    remove: 'Delete',
  },
} as const;
