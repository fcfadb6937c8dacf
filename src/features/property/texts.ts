import { plural } from '@/domain/text';

/** The words of the properties list and of a property's page. */
export const PROPERTY_TEXTS = {
  seller: 'Seller',
  list: {
    status: (total: number) => plural(total, 'result', 'results'),
    loading: 'Loading properties',
    done: (total: number | null) =>
      total === null ? 'Show results' : `Show ${plural(total, 'property', 'properties')}`,
    showMore: 'Show more',
    emptyTitle: 'No properties match these filters',
    emptyText: 'Remove one of them, or clear them all to see everything on offer.',
    nothingTitle: 'Nothing is on offer right now',
    nothingText: 'New listings come in every day. Please check back soon.',
    clear: 'Clear Filters',
    failedTitle: 'The properties did not load',
    failedText: 'This may be the connection or our server. Please try again.',
    failedMore: 'The next properties did not load.',
    retry: 'Retry',
  },
  preview: {
    card: 'In the list',
    page: 'On its own page',
    overview: 'Overview',
    amenities: 'Amenities',
  },
  compare: {
    toggle: 'Compare',
    full: 'You can compare up to three. Remove one to add another.',
  },
  detail: {
    loading: 'Loading the listing',
    notFoundTitle: 'We could not find this listing',
    notFoundText: 'It may have been sold or taken down. There are others like it.',
    toList: 'See all properties',
    toHome: 'Go home',
    failedTitle: 'The listing did not load',
    failedRest: 'The rest of the listing did not load',
    failedText: 'This may be the connection or our server. Please try again.',
    missing: 'Not given',
    foreignVideo: 'This video is at an address we do not show here.',
    noMap: 'There is no map yet. Ask the agent for directions.',
    noPhone: 'Phone number is not available',
    noAmenities: 'No amenities are listed. Ask the agent about them.',
    priceHistory: 'Price history',
    beforeYouBuy: 'Before you buy',
    beforeYouBuyIntro: 'We do not check these for you. The offices answer them on their own sites.',
  },
} as const;
