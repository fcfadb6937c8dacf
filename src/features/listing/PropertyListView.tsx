import type { ReactNode } from 'react';
import { CardList } from '@/components/ui/CardList/CardList';
import { propertiesTitle } from '@/domain/listTitles';
import { PropertyCard } from './PropertyCard';
import { PropertyCardSkeletons } from './PropertyCardSkeleton';
import { TEXTS } from './texts';
import type { PropertyList } from './usePropertyList';

const words = TEXTS.list;
const FIRST_SEEN = 2;

/** px: the height of a card on wide screens, and from which width on. */
const WIDE_CARD = 300;
const WIDE_FROM = 640;
/** px of a card on phones below its 4:3 picture, and on both sides of it. */
const PHONE_TEXT = 330;
const PHONE_SIDES = 40;

const cardHeight = (width: number) =>
  width === 0 || width >= WIDE_FROM ? WIDE_CARD : Math.round(((width - PHONE_SIDES) * 3) / 4) + PHONE_TEXT;

interface PropertyListViewProps {
  readonly list: PropertyList;
  /** Whether anything is filtered, so that there is something to clear. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** Stands below an empty result: what would bring listings back. */
  readonly hint?: ReactNode;
  /** Reached by back, forward or reload: the list stands where it was left. */
  readonly returned: boolean;
}

/** The listings of a list, with what stands there while, when none and when nothing came [PLIST-16, PLIST-17]. */
export function PropertyListView(props: PropertyListViewProps) {
  return (
    <CardList
      {...props}
      label={propertiesTitle('')}
      words={words}
      renderCard={(id, index) => <PropertyCard id={id} eager={index < FIRST_SEEN} />}
      cardHeight={cardHeight}
      skeleton={<PropertyCardSkeletons count={4} label={words.loading} />}
    />
  );
}
