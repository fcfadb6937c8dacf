import { ENQUIRIES_ID } from '@/domain/paths';

/** By what an address names parts of the dashboard, behind its `#`. */
export const SECTIONS = { enquiries: ENQUIRIES_ID, listings: 'my-listings', saved: 'saved-listings' } as const;
