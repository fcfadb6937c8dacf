import * as words from '@/words/membership';
import { SITE, type Site } from './site';

/** What packages and membership are where nothing was set [DASH-7, HOME-12]; apart from the site, for few screens show it. */
export const DEFAULT_OFFER = {
  packages: [
    { name: words.packages.contacts, free: '0', paid: '30' },
    { name: words.packages.enquiries, free: '3', paid: words.packages.unlimited },
    { name: words.packages.visibility, free: words.packages.low, paid: words.packages.high },
    { name: words.packages.expiry, free: words.packages.days({ n: 15 }), paid: words.packages.days({ n: 60 }) },
  ],
  membership: {
    worth: 75_000,
    price: 4999,
    benefits: Object.values(words.benefits),
  },
} as const satisfies Pick<Site, 'packages' | 'membership'>;

export const packagesNow = () => SITE.packages ?? DEFAULT_OFFER.packages;
export const membershipNow = () => ({ ...DEFAULT_OFFER.membership, ...SITE.membership });
