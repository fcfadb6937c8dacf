import { SITE, type Site } from './site';

/** What packages and membership are where nothing was set [DASH-7, HOME-12]; apart from the site, for few screens show it. */
export const DEFAULT_OFFER = {
  packages: [
    { name: 'Assured contacts', free: '0', paid: '30' },
    { name: 'Enquiries', free: '3', paid: 'Unlimited' },
    { name: 'Visibility', free: 'Low', paid: 'High' },
    { name: 'Listing expiry', free: '15 days', paid: '60 days' },
  ],
  membership: {
    worth: 75_000,
    price: 4999,
    benefits: ['30 assured contacts', 'Unlimited enquiries', 'High visibility in lists', 'Listings stay for 60 days'],
  },
} as const satisfies Pick<Site, 'packages' | 'membership'>;

export const packagesNow = () => SITE.packages ?? DEFAULT_OFFER.packages;
export const membershipNow = () => SITE.membership ?? DEFAULT_OFFER.membership;
