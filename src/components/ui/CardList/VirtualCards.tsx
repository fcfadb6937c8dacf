import {
  defaultRangeExtractor,
  measureElement,
  useWindowVirtualizer,
  type Range,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../classes';
import { LEFT_AS_IT_IS, useHydrated } from '../useHydrated';
import { useByWindowWidth } from '../usePageState';

/** What a list looked like when it was left, so that it stands at once as it was when Back leads to it [ROUTE-17]. */
interface RememberedList {
  /** The measured cards. */
  readonly measured: VirtualItem[];
  /** px from the top of the page: how far it was scrolled, and where the list began. */
  readonly scrolled: number;
  readonly top: number;
}

const MOST_LISTS = 20;
const lists = new Map<string, RememberedList>();

/** `key` names the list and the width in which it was shown. */
const recallList = (key: string): RememberedList | undefined => lists.get(key);

function rememberList(key: string, list: RememberedList): void {
  lists.delete(key);
  lists.set(key, list);
  const [oldest] = lists.keys();
  if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
}

/** px between two cards. */
const GAP = 18;
/** How many cards beyond the window are kept ready, and how near the end the next page is asked for. */
const OVERSCAN = 4;
const NEAR_END = 5;
/** The window that a rendering without one assumes, px. */
const ASSUMED_WINDOW = { width: 1280, height: 900 };

/** How many cards of a page from the server are taken over with it on each side of where the window stands. */
const TAKEN_OVER = 7;

/** A card of such a page is laid out when it comes near; until then it is about so high. */
const FAR_FROM_SIGHT =
  '[contain-intrinsic-height:auto_400px] [content-visibility:auto] sm:[contain-intrinsic-height:auto_300px]';

/** The id of a card on a page from the server, to which "Show more" leads where no script runs. */
export const cardAnchor = (index: number): string => `card-${index + 1}`;

interface VirtualCardsProps {
  /** Names the list: its measures and its place are remembered under it. */
  readonly name: string;
  readonly label: string;
  readonly ids: readonly string[];
  /** How many there are in all; null when it is not known. */
  readonly total: number | null;
  readonly renderCard: (id: string, index: number) => ReactNode;
  /** About how high a card is in a window of this width (both px; 0 where there is no window). */
  readonly cardHeight: (windowWidth: number) => number;
  /** The end is near. */
  readonly onNearEnd: () => void;
  /** `recall`: where it was left; `top`: at the top of the page; `here`: the window stays where it is. */
  readonly start: 'recall' | 'top' | 'here';
}

/**
 * A long list of cards of which only those in and around the window are rendered; on the server, which has none, all of
 * them, without a style of their own.
 */
export function VirtualCards(props: VirtualCardsProps) {
  const { name, label, ids, total, renderCard, cardHeight, onNearEnd, start } = props;
  const list = useRef<HTMLUListElement>(null);
  const width = useByWindowWidth((px) => px);
  const key = `${width} ${name}`;
  const [recalled] = useState(() => recallList(key));
  const [top, setTop] = useState(recalled?.top ?? 0);
  const [focused, setFocused] = useState<number | null>(null);
  const offset = start === 'recall' ? recalled?.scrolled : start === 'top' ? 0 : undefined;

  // The card that has the focus stays, however far the window goes.
  const rangeExtractor = useCallback(
    (range: Range) => {
      const inWindow = defaultRangeExtractor(range);
      if (focused === null || focused >= range.count || inWindow.includes(focused)) return inWindow;
      return [...inWindow, focused].sort((a, b) => a - b);
    },
    [focused],
  );
  const estimate = cardHeight(width);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: ids.length,
    estimateSize: () => estimate,
    // A card that is not laid out has no height to go by.
    measureElement: (element, entry, instance) => measureElement(element, entry, instance) || estimate,
    getItemKey: (index) => ids[index] ?? index,
    gap: GAP,
    overscan: OVERSCAN,
    scrollMargin: top,
    rangeExtractor,
    initialRect: ASSUMED_WINDOW,
    ...(recalled ? { initialMeasurementsCache: recalled.measured } : {}),
    ...(offset === undefined ? {} : { initialOffset: offset }),
  });

  useLayoutEffect(() => {
    const place = list.current?.getBoundingClientRect().top ?? 0;
    setTop(Math.round(place + window.scrollY));
  }, [ids, width]);

  const remember = useEffectEvent(() => {
    rememberList(key, { measured: virtualizer.takeSnapshot(), scrolled: window.scrollY, top });
  });
  useLayoutEffect(() => () => remember(), []);

  const hasWindow = useHydrated();
  // A page from the server has all its cards. While the app takes it over, those far from the window stay as they are, for
  // they go at once afterwards: to take them over, too, would take most of the time.
  const isLeft = (index: number): boolean => {
    if (hasWindow || typeof window === 'undefined') return false;
    const shown = Math.floor(window.scrollY / (cardHeight(window.innerWidth) + GAP));
    return Math.abs(index - shown) > TAKEN_OVER;
  };
  const all = () => ids.map((id, index) => ({ key: id, index, start: 0, end: 0 }));
  const items = hasWindow ? virtualizer.getVirtualItems() : all();
  const lastShown = items.at(-1)?.index ?? -1;
  const nearEnd = useEffectEvent(onNearEnd);
  useEffect(() => {
    if (hasWindow && lastShown >= ids.length - NEAR_END) nearEnd();
  }, [hasWindow, lastShown, ids.length]);

  const endBefore = (place: number) => items[place - 1]?.end ?? top;
  const spaceBelow = virtualizer.getTotalSize() + top - endBefore(items.length);
  return (
    <ul
      ref={list}
      aria-label={label}
      className={classes('flex flex-col', !hasWindow && 'gap-4.5')}
      {...(hasWindow ? { style: { paddingBottom: Math.max(0, spaceBelow) } } : {})}
    >
      {items.map(({ index, key: id, start: from }, place) => (
        <li
          key={String(id)}
          {...(hasWindow ? {} : { id: cardAnchor(index), className: FAR_FROM_SIGHT })}
          // Measured before the width is known, each would be taken for one that grew, and move the window along.
          ref={hasWindow ? virtualizer.measureElement : undefined}
          data-index={index}
          aria-setsize={total ?? -1}
          aria-posinset={index + 1}
          onFocus={() => setFocused(index)}
          onBlur={() => setFocused(null)}
          {...(hasWindow ? { style: { marginTop: from - endBefore(place) } } : {})}
          {...(isLeft(index) ? LEFT_AS_IT_IS : { children: renderCard(String(id), index) })}
        />
      ))}
    </ul>
  );
}
