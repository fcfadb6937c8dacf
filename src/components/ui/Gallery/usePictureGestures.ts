import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import {
  CLOSE_UP,
  distance,
  isZoomed,
  middle,
  pannedBy,
  WHOLE,
  zoomedTo,
  type PictureView,
  type Point,
  type StageSize,
} from './pictureView';

/** From how many px a drag to the side is a swipe, and up to how many a press is a tap. */
const SWIPE = 50;
const TAP = 10;
/** Two taps within this time (ms) and this distance (px) are a double tap. */
const DOUBLE_TAP = { time: 300, distance: 40 };

/** What the pointers do since the last of them came or went. */
interface Gesture {
  /** The picture as it lay then. */
  readonly view: PictureView;
  readonly starts: ReadonlyMap<number, Point>;
  /** Whether it has been one pointer all the time: only then may it end as a tap or a swipe. */
  readonly single: boolean;
  /** Whether the last pointer came down on a button over the picture: then a tap is the button's. */
  readonly onButton: boolean;
}

interface PictureGestures {
  readonly view: PictureView;
  readonly zoomed: boolean;
  /** Whether a pointer holds the picture: then it follows at once. */
  readonly held: boolean;
  /** Back to the whole picture. */
  readonly reset: () => void;
  /** Enlarges by a factor around the middle. */
  readonly zoomBy: (factor: number) => void;
  /** Between the whole picture and a close-up. */
  readonly toggle: () => void;
  /** Moves a zoomed picture by a part of the stage. */
  readonly panBy: (x: number, y: number) => void;
  readonly handlers: Readonly<
    Record<
      'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
      (event: PointerEvent<HTMLElement>) => void
    >
  >;
}

/**
 * Mouse, pen and fingers on a picture: a drag to the side steps, two fingers zoom, a double tap zooms there and back, a
 * drag moves a zoomed picture [PDET-1]. A finger may begin on a button that lies on the picture: only its tap is the
 * button's.
 * @param stage the box the picture lies in; it gets the handlers and needs `touch-action: none`
 * @param onSwipe 1 for the next picture, -1 for the one before
 */
export function usePictureGestures(
  stage: RefObject<HTMLElement | null>,
  onSwipe: (by: 1 | -1) => void,
): PictureGestures {
  const [view, setView] = useState(WHOLE);
  const [held, setHeld] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture | null>(null);
  const lastTap = useRef<{ readonly at: Point; readonly time: number } | null>(null);

  const sizeOf = (element: HTMLElement | null): StageSize => ({
    width: element?.clientWidth ?? 0,
    height: element?.clientHeight ?? 0,
  });
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const begin = (from: PictureView, single: boolean, onButton = false) => {
    gesture.current = { view: from, starts: new Map(pointers.current), single, onButton };
  };

  /** The picture as the pointers have it now. */
  const follow = (size: StageSize): PictureView => {
    const now = gesture.current;
    const [[first, at] = [], [second, other] = []] = pointers.current;
    const start = first === undefined ? undefined : now?.starts.get(first);
    if (!now || !at || !start) return view;
    const otherStart = second === undefined ? undefined : now.starts.get(second);
    if (other && otherStart) {
      const grown = distance(at, other) / Math.max(1, distance(start, otherStart));
      return zoomedTo(now.view, now.view.scale * grown, size, middle(start, otherStart), middle(at, other));
    }
    if (isZoomed(now.view)) return pannedBy(now.view, at.x - start.x, at.y - start.y, size);
    return now.single ? { ...WHOLE, x: at.x - start.x } : WHOLE;
  };

  const tapped = (at: Point, time: number, size: StageSize) => {
    const before = lastTap.current;
    const isSecond =
      before !== null && time - before.time < DOUBLE_TAP.time && distance(at, before.at) < DOUBLE_TAP.distance;
    lastTap.current = isSecond ? null : { at, time };
    setView((now) =>
      isSecond ? (isZoomed(now) ? WHOLE : zoomedTo(now, CLOSE_UP, size, at)) : isZoomed(now) ? now : WHOLE,
    );
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const onButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (event.button !== 0 || (onButton && event.pointerType !== 'touch')) return;
    // The drag goes on when the pointer leaves the picture; a finger stays with its button by itself.
    if (!onButton && 'setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
    begin(isZoomed(view) ? view : WHOLE, pointers.current.size === 1, onButton);
    setHeld(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.has(event.pointerId)) return;
    pointers.current.set(event.pointerId, pointOf(event));
    setView(follow(sizeOf(event.currentTarget)));
  };
  const leave = (event: PointerEvent<HTMLElement>, cancelled: boolean) => {
    const now = gesture.current;
    if (!pointers.current.has(event.pointerId) || !now) return;
    const size = sizeOf(event.currentTarget);
    const at = pointOf(event);
    if (!cancelled) pointers.current.set(event.pointerId, at);
    const last = follow(size);
    const start = now.starts.get(event.pointerId);
    pointers.current.delete(event.pointerId);
    if (pointers.current.size > 0) {
      // A finger is left after a pinch: it moves the picture from where it lies.
      setView(last);
      begin(last, false);
      return;
    }
    gesture.current = null;
    setHeld(false);
    const settled = isZoomed(last) ? last : WHOLE;
    const isTap = start !== undefined && distance(at, start) <= TAP;
    if (cancelled || !now.single || !start || (isTap && now.onButton)) setView(settled);
    else if (isTap) tapped(at, event.timeStamp, size);
    else {
      setView(settled);
      const aside = at.x - start.x;
      if (!isZoomed(now.view) && Math.abs(aside) >= SWIPE && Math.abs(aside) > Math.abs(at.y - start.y))
        onSwipe(aside < 0 ? 1 : -1);
    }
  };

  return {
    view,
    zoomed: isZoomed(view),
    held,
    reset: () => setView(WHOLE),
    zoomBy: (factor) => {
      const size = sizeOf(stage.current);
      setView((now) => zoomedTo(now, now.scale * factor, size));
    },
    toggle: () => {
      const size = sizeOf(stage.current);
      setView((now) => (isZoomed(now) ? WHOLE : zoomedTo(now, CLOSE_UP, size)));
    },
    panBy: (x, y) => {
      const size = sizeOf(stage.current);
      setView((now) => pannedBy(now, x * size.width, y * size.height, size));
    },
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: (event) => leave(event, false),
      onPointerCancel: (event) => leave(event, true),
    },
  };
}
