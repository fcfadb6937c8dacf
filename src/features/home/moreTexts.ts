import { SITE } from '@/domain/site';

/** The texts of Home below its first views; section names are the specification's. */
export const MORE_TEXTS = {
  top: { title: 'Top projects', intro: `The names people ask for in ${SITE.city}` },
  builders: { title: 'Top Builders/Developers', intro: 'Who has built here, and for how long' },
  realtors: { title: 'Recommended Realtors', intro: 'They answer, and they know the street' },
  collections: { title: 'Featured Collections', intro: 'Start from the kind of place' },
  promo: {
    title: 'Post your property. It costs nothing.',
    text: 'Unlimited posts and unlimited leads, free. Buyers find your home, plot or shop with its photos, price and place.',
    action: 'Post Property Now',
  },
  membership: {
    title: 'Membership: benefits worth ₹75,000 for ₹4,999',
    text: 'For those who sell often, or soon.',
    benefits: ['30 assured contacts', 'Unlimited enquiries', 'High visibility in lists', 'Listings stay for 60 days'],
    action: 'Ask about membership',
    chat: `Hi ${SITE.name}, I would like to know more about the membership.`,
  },
  app: {
    title: `${SITE.name} on your phone`,
    storesIntro: 'Get the app: saved homes, chats and calls in one place.',
    homeScreenIntro: `Put ${SITE.name} on your home screen. It opens like an app, takes almost no space and is always up to date.`,
    install: `Install ${SITE.name}`,
  },
  news: { title: 'News & Articles', intro: 'Read before you pay' },
} as const;
