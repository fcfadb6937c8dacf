import { useState, type UIEvent } from 'react';
import type { PropertyRecord } from '@/api/records';
import { silentQueries } from '@/api/silentQueries';
import { AppLink } from '@/components/layout/AppLink';
import { CARD_PICTURE_SIZES, CardPicture, PictureNumber } from '@/components/ui/ListCard';
import { Picture } from '@/components/ui/Picture';
import { useSparing } from '@/components/ui/sparing';
import { imageGroups, pictureCount } from '@/domain/imageGroups';
import { useAppDispatch } from '@/store/hooks';
import { FROM_RESULTS } from './fromResults';

/** How many are swiped through at most; the page shows them all. */
const MOST = 8;

interface CardPicturesProps {
  readonly listing: PropertyRecord;
  readonly to: string;
  readonly onOpen: () => void;
  readonly eager: boolean;
}

/**
 * A card's pictures, which a finger swipes through. A list brings the main ones; the others are asked for at the first
 * swipe, by a call without consequences. A mouse presses through to the card's link.
 */
export function CardPictures({ listing, to, onOpen, eager }: CardPicturesProps) {
  const dispatch = useAppDispatch();
  const sparing = useSparing();
  const [at, setAt] = useState(0);
  /** The furthest that was swiped to. */
  const [reached, setReached] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  const urls = imageGroups(listing).flatMap((group) => group.urls);
  const count = pictureCount(listing);
  const places = Math.min(MOST, isAnswered ? urls.length : count);
  if (places < 2) return <CardPicture src={urls[0]} count={count} eager={eager} />;

  function follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
    const now = Math.round(scrollLeft / Math.max(1, clientWidth));
    setAt(now);
    setReached((before) => Math.max(before, now));
    if (isAsked || urls.length >= places) return;
    setIsAsked(true);
    const asked = dispatch(silentQueries.endpoints.peekProperty.initiate(listing._id, { subscribe: false }));
    void asked.then(() => setIsAnswered(true));
  }
  return (
    <>
      <AppLink
        data-pictures
        to={to}
        state={FROM_RESULTS}
        onClick={onOpen}
        onScroll={follow}
        tabIndex={-1}
        draggable={false}
        aria-hidden="true"
        className="flex size-full [scroll-snap-type:x_mandatory] overflow-hidden overscroll-x-contain [scrollbar-width:none] pointer-coarse:relative pointer-coarse:z-1 pointer-coarse:overflow-x-auto"
      >
        {/* One place more than was reached: a swipe stops there, and twenty cards have two hundred places. */}
        {Array.from({ length: Math.min(places, reached + 2) }, (_, index) => (
          <span key={index} className="block size-full flex-none snap-start snap-always bg-line">
            {/* Nothing moves for what nobody has asked for. */}
            {(index < urls.length || isAnswered) && (index === 0 || reached > 0 || !sparing) && (
              <Picture src={urls[index]} alt="" sizes={CARD_PICTURE_SIZES} eager={eager && index === 0} />
            )}
          </span>
        ))}
      </AppLink>
      <PictureNumber at={at} of={count} />
    </>
  );
}
