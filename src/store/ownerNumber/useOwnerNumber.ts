import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { telLink } from '@/domain/contact';
import { numbersAgain } from '@/domain/numbersAgain';
import { authModalOpened, type Intent } from '../authModal/authModalSlice';
import { selectAgent } from '../entities/agents';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectIsLoggedIn } from '../session/sessionSlice';
import { wasNumberAskedFor } from './askedForNumber';
import * as words from '@/words/aims';

export interface OwnerNumber {
  /** Whether somebody who may see it has asked for it. */
  readonly isShown: boolean;
  /** The page was opened for it, and it is there: it is brought into view. Back and reload find the place that was left. */
  readonly isLedTo: boolean;
  /** When it was last asked for by a press that may see it, ms since 1970; null before. */
  readonly pressedAt: number | null;
  readonly phone: string | null | undefined;
  /** Whether its owner has proven it; null where that is not known. */
  readonly confirmed: boolean | null | undefined;
  /** Why it is withheld and when there are numbers again; null where nothing is known of that. */
  readonly withheld: string | null;
  /** Shows it; for a visitor the login comes first. */
  readonly show: () => void;
}

/** What the login is for where somebody wants a number: it is shown after it. */
export const numberIntent = (then: Intent): Intent => ({
  ...then,
  aim: then.aim ?? words.seeNumber,
  after: 'showNumber',
});

export interface AskedNumber {
  /** What the login is for. */
  readonly then: Intent;
  /**
   * A number that is there was shown by a press, here or on the page before [PLIST-14]: the buyer finds its listing again
   * (DASH-1), its owner is told how many persons did (DASH-2).
   */
  readonly onShown?: () => void;
  /** It was seen before from this device: it stands there without a press, which is no look and counts as none (DASH-2). */
  readonly wasSeen?: boolean;
}

/** An owner's number, which stands behind a press [PDET-6, AGENT-7]. */
export function useOwnerNumber(
  ownerId: string | null | undefined,
  { then, onShown, wasSeen }: AskedNumber,
): OwnerNumber {
  const dispatch = useAppDispatch();
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const owner = useAppSelector((state) => selectAgent(state, ownerId));
  const isAskedFor = wasNumberAskedFor(useLocation().state);
  const [openedAt] = useState(() => Date.now());
  const how = useNavigationType();
  const [isOpened] = useState(how !== NavigationType.Pop);
  const [pressedAt, setPressedAt] = useState<number | null>(null);
  const phone = owner?.phone;
  const withheld = numbersAgain(owner?.numbersSeen ?? null, owner?.numbersFrom, pressedAt ?? openedAt);
  // Asked for before the answer is here: nothing is said of a number that may still come.
  const isHereAsAsked = isAskedFor && (Boolean(phone) || withheld !== null);
  const isPressed = loggedIn && (pressedAt !== null || isHereAsAsked);
  const isShown = isPressed || Boolean(loggedIn && wasSeen && phone);
  const isGiven = isPressed && telLink(phone) !== null;
  const given = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (isGiven) given();
  }, [isGiven]);
  return {
    isShown,
    isLedTo: isShown && isAskedFor && isOpened,
    pressedAt,
    phone,
    confirmed: owner?.numberConfirmed,
    withheld,
    show: () => {
      if (!loggedIn) {
        dispatch(authModalOpened({ modal: 'login', then: numberIntent(then) }));
        return;
      }
      setPressedAt(Date.now());
    },
  };
}
