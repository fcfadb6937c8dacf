/** By what an address names parts of the dashboard, behind its `#`. */
export const SECTIONS = { enquiries: 'enquiries', listings: 'my-listings', saved: 'saved-listings' } as const;
