import { membershipNow } from '@/domain/membership';
import { SITE } from '@/domain/site';
import { indianNumber } from '@/domain/text';

/** The texts of Home; section names are the specification's. */
export const HOME_TEXTS = {
  documentTitle: `Homes, plots and offices in ${SITE.city}`,
  heading: 'Find your home under the seven hills',
  intro: `Flats, houses, plots and offices in ${SITE.city} and around, directly from local agents and builders.`,
  searchName: 'Properties',
  searchLabel: 'City or locality',
  search: 'Search',
  locating: 'Finding where you are…',
  notLocated: 'We could not find where you are. Please type a place.',
  quickFilters: 'Kinds of property',
  latest: { title: 'Latest properties', intro: `New around ${SITE.city}` },
  spotlight: { title: 'In Spotlight', intro: 'New and most viewed' },
  trending: { title: 'Trending Projects', intro: 'Registered with RERA' },
  /** What a visitor who logs in to post wanted. */
  postIntent: 'Post a property',
  top: { title: 'Top projects', intro: `Popular in ${SITE.city}` },
  builders: { title: 'Top Builders/Developers', intro: 'Trusted local builders' },
  realtors: { title: 'Recommended Realtors', intro: 'Local experts who answer fast' },
  collections: { title: 'Featured Collections', intro: 'Browse by type' },
  promo: {
    title: 'Post your property. It costs nothing.',
    text: 'Unlimited posts and unlimited leads, free. Buyers find your home, plot or shop with its photos, price and place.',
    action: 'Post Property Now',
  },
  membership: {
    get title() {
      const { worth, price } = membershipNow();
      return `Membership: benefits worth ₹${indianNumber(worth)} for ₹${indianNumber(price)}`;
    },
    text: 'For agents and sellers who want results faster',
    action: 'Ask about membership',
    get chat() {
      return `Hi ${SITE.name}, I would like to know more about the membership.`;
    },
  },
  app: {
    get title() {
      return `${SITE.name} on your phone`;
    },
    storesIntro: 'Get the app: saved homes, chats and calls in one place.',
    get homeScreenIntro() {
      return `Put ${SITE.name} on your home screen. It opens like an app, takes almost no space and is always up to date.`;
    },
    get install() {
      return `Install ${SITE.name}`;
    },
  },
  news: { title: 'News & Articles', intro: 'Read before you pay' },
} as const;
