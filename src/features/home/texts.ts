import { membershipNow } from '@/domain/membership';
import { SITE } from '@/domain/site';
import { indianNumber } from '@/domain/text';
import * as words from '@/words/home';
import { label } from '@/domain/label';

const CITY = label(SITE.city);

/** The texts of Home; section names are the specification's. */
export const HOME_TEXTS = {
  documentTitle: words.documentTitle({ city: CITY }),
  heading: words.heading,
  intro: words.intro({ city: CITY }),
  searchName: words.search.name,
  searchLabel: words.search.label,
  search: words.search.find,
  locating: words.locating,
  notLocated: words.notLocated,
  quickFilters: words.quickFilters,
  latest: { title: words.latest, intro: words.latestIntro({ city: CITY }) },
  spotlight: words.spotlight,
  trending: words.trending,
  /** What a visitor who logs in to post wanted. */
  postIntent: words.postIntent,
  top: { title: words.top, intro: words.topIntro({ city: CITY }) },
  builders: words.builders,
  realtors: words.realtors,
  collections: words.collections,
  promo: words.promo,
  membership: {
    get title() {
      const { worth, price } = membershipNow();
      return words.membership({ worth: indianNumber(worth), price: indianNumber(price) });
    },
    text: words.membershipText,
    action: words.membershipAsk,
    get chat() {
      return words.membershipChat({ site: SITE.name });
    },
  },
  news: words.news,
} as const;
