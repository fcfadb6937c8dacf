import { useRef, useState, type UIEvent } from 'react';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import { CARD_PICTURE_SIZES, CardPicture, PictureNumber } from '../ui/ListCard';
import { Picture } from '../ui/Picture';
import { useSparing } from '../ui/sparing';
import { AppLink } from './AppLink';
import * as words from '@/words/uiListing';

/** How many are turned through at most; the page shows them all. */
const MOST = 8;

interface CardPicturesProps {
  /** The pictures that are here: at first those that the list brings. */
  readonly urls: readonly string[];
  /** How many there are. */
  readonly count: number;
  readonly to: string;
  /** What the link's history entry carries besides its address. */
  readonly state?: unknown;
  readonly onOpen: () => void;
  readonly eager: boolean;
  /** Asks for the pictures that are not here; done when they are, or cannot be had. */
  readonly ask: () => PromiseLike<unknown>;
}

/**
 * A card's pictures: a finger swipes through them; a mouse, which presses through to the card's link, has two arrows, which
 * show while it is on the card, or the keyboard in it. Keys do not stop at them: the listing's page has its gallery. A list
 * brings the main pictures; the others are asked for at the first turn, by a call without consequences.
 */
export function CardPictures({ urls, count, to, state, onOpen, eager, ask }: CardPicturesProps) {
  const strip = useRef<HTMLAnchorElement>(null);
  const sparing = useSparing();
  const [at, setAt] = useState(0);
  /** The furthest that was turned to. */
  const [reached, setReached] = useState(0);
  const [isAsked, setIsAsked] = useState(false);
  const [isAnswered, setIsAnswered] = useState(false);
  // The answer may be here a frame before its pictures: what was turned to stays.
  const places = Math.min(MOST, isAnswered ? Math.max(urls.length, reached + 1) : count);
  if (places < 2) return <CardPicture src={urls[0]} count={count} eager={eager} />;

  function follow({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) {
    const now = Math.round(scrollLeft / Math.max(1, clientWidth));
    setAt(now);
    setReached((before) => Math.max(before, now));
    if (isAsked || urls.length >= places) return;
    setIsAsked(true);
    void ask().then(() => setIsAnswered(true));
  }
  const arrow = (name: string, icon: 'chevronLeft' | 'chevronRight', next: number, side: string) => (
    <button
      type="button"
      aria-label={name}
      tabIndex={-1}
      // Where there is nothing more it stays, or one press too many would open the listing.
      disabled={next < 0 || next >= places}
      onClick={() => strip.current?.scrollTo({ left: next * strip.current.clientWidth })}
      className={classes(
        'invisible absolute top-1/2 z-10 grid size-11 -translate-y-1/2 place-items-center rounded-full border border-edge bg-card group-hover:visible group-has-focus-visible:visible disabled:opacity-60 pointer-coarse:hidden',
        side,
      )}
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  );
  return (
    <>
      <AppLink
        ref={strip}
        data-pictures
        to={to}
        state={state}
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
      {arrow(words.previousPicture, 'chevronLeft', at - 1, 'left-3')}
      {arrow(words.nextPicture, 'chevronRight', at + 1, 'right-3')}
      <PictureNumber at={at} of={count} />
    </>
  );
}
