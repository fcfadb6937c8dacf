import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import type { PropertyRecord } from '@/api/records';
import { chatLink, telLink } from '@/domain/contact';
import { paths } from '@/domain/paths';
import { detailPrice } from '@/domain/price';
import { numberUsed } from '@/store/device/numberUsed';
import { rememberContact } from '@/store/device/rememberContact';
import { selectAgent } from '@/store/entities/agents';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { wasNumberAskedFor } from '@/store/ownerNumber/askedForNumber';
import { useOwnerNumber, type OwnerNumber } from '@/store/ownerNumber/useOwnerNumber';
import { selectIsLoggedIn } from '@/store/session/sessionSlice';
import * as words from '@/words/propertyDetail';

/** For the log. */
const NO_PHONE = 'Phone number is not available';

export interface Contact {
  /** Null without a usable phone. */
  readonly callHref: string | null;
  readonly chatHref: string | null;
  /** Call and Chat without a phone: the login modal when logged out, else a line in the log and why [PDET-6, AGENT-5]. */
  readonly withoutPhone: () => void;
  /** The number is used: it was shown, or Call or Chat was pressed. Its owner is told how many persons did (DASH-2). */
  readonly onUse: () => void;
  /** The number as text, behind a press; View Number was one [PLIST-14]. */
  readonly number: OwnerNumber;
}

/** The text a chat about a property starts with: a seller has many, so it says which one [PDET-6, FMT-7]. */
function greeting(name: string, price: unknown, path: string): string {
  const link = typeof location === 'undefined' ? path : new URL(path, location.origin).href;
  return words.contact.greeting({ name, price: detailPrice(price), link });
}

/** How a visitor reaches the seller of a listing. `name` says in the login modal what waits behind it. */
export function useContact(listingId: string, name: string, listing: PropertyRecord | undefined): Contact {
  const sellerId = listing?.userId;
  const phone = useAppSelector((state) => selectAgent(state, sellerId)?.phone);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const dispatch = useAppDispatch();
  const callHref = telLink(phone);
  const onUse = () => dispatch(numberUsed(listingId));
  const isAskedFor = wasNumberAskedFor(useLocation().state);
  const isGivenAsAsked = isAskedFor && callHref !== null;
  const then = { path: paths.property(listingId), label: name };
  const number = useOwnerNumber(sellerId, {
    then,
    isAskedFor,
    onContacted: () => dispatch(rememberContact(listingId)),
    onShown: onUse,
  });
  const onGiven = useEffectEvent(onUse);
  useEffect(() => {
    if (isGivenAsAsked) onGiven();
  }, [isGivenAsAsked]);
  return {
    callHref,
    chatHref: chatLink(phone, greeting(name, listing?.expectedPrice, then.path)),
    withoutPhone: () => {
      if (loggedIn) dispatch((_dispatch, _state, effects) => effects.log(NO_PHONE));
      number.show();
    },
    onUse,
    number,
  };
}
