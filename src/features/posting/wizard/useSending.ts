import { useEffect, useEffectEvent, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { Subtype } from '@/domain/subtypes';
import { plainNumber } from '@/domain/plainNumber';
import { useAppSelector } from '@/store/hooks';
import type { FormKey, UploadItem } from '@/store/uploads/uploadItem';
import { canBeRetried, isOnItsWay, selectPhotos } from '@/store/uploads/photoLists';
import { photosOfKind } from '../values/photoUrls';
import { useValue } from '../values/useValue';
import { isEdit } from './steps';

const hasFailed = ({ state }: UploadItem) => state === 'error';
const noneYet: readonly string[] = [];

/** The ids of those photos that are so, of those that a form of this kind shows and of the categories that were brought. */
const useIds = (
  form: FormKey,
  subtype: Subtype,
  brought: readonly string[],
  isSo: (item: UploadItem) => boolean,
): readonly string[] =>
  useAppSelector(
    (state) =>
      photosOfKind(selectPhotos(state, form), subtype, brought)
        .filter(isSo)
        .map(({ id }) => id),
    shallowEqual,
  );

/** What stands between the press and the call. */
export interface Sending {
  /**
   * `priceless`: the price is missing; `waiting`: photos are still on their way; `asking`: some did not get through. The
   * person decides.
   */
  readonly state: 'idle' | 'priceless' | 'waiting' | 'asking' | 'going';
  /** The photos that are waited for, or that failed. */
  readonly count: number;
  /** Some that failed may get through when they are sent again. */
  readonly canRetry: boolean;
  /** Of those that failed, none is of a category that the kind shows: they were brought along. */
  readonly areApart: boolean;
  readonly begin: () => void;
  readonly stop: () => void;
  /** Goes on although there is no price, and does not ask about it again (WIZ-18). */
  readonly withoutPrice: () => void;
  /** Goes on although photos failed, and does not ask about them again until they are tried again. */
  readonly withoutFailed: () => void;
}

/**
 * Sends once the photos of the kind are up: a press waits for those on their way, and asks about those that failed, before
 * that about a missing price.
 * Stands inside the form.
 */
export function useSending(form: FormKey, submit: () => Promise<void>): Sending {
  const subtype = useValue('selectedSubtype');
  const brought = useValue('broughtAlong') ?? noneYet;
  const onTheWay = useIds(form, subtype, brought, isOnItsWay).length;
  const allFailed = useIds(form, subtype, brought, hasFailed);
  const areApart = useIds(form, subtype, noneYet, hasFailed).length === 0;
  const canRetry = useIds(form, subtype, brought, canBeRetried).length > 0;
  const [leftOut, setLeftOut] = useState(noneYet);
  // A photo that is sent again is wanted: should it fail once more, that is asked about once more.
  const stillOut = leftOut.filter((id) => allFailed.includes(id));
  if (stillOut.length < leftOut.length) setLeftOut(stillOut);
  const failed = allFailed.filter((id) => !leftOut.includes(id)).length;
  const [isWanted, setWanted] = useState(false);
  const price = useValue('expectedPrice');
  // Asked about when a listing is posted: an edit was posted so before.
  const hasPrice = isEdit(form) || (plainNumber(price ?? '') ?? 0) > 0;
  const [priceless, setPriceless] = useState<'unasked' | 'asked' | 'answered'>('unasked');
  const isReady = isWanted && onTheWay === 0 && failed === 0;

  const go = useEffectEvent(() => {
    void submit().finally(() => setWanted(false));
  });
  useEffect(() => {
    if (isReady) go();
  }, [isReady]);

  const isWaiting = isWanted && onTheWay > 0;
  const isAsked = priceless === 'asked' && !hasPrice;
  const state = isAsked ? 'priceless' : !isWanted ? 'idle' : isWaiting ? 'waiting' : failed > 0 ? 'asking' : 'going';
  return {
    state,
    count: isWaiting ? onTheWay : failed,
    canRetry,
    areApart,
    begin: () => (hasPrice || priceless === 'answered' ? setWanted(true) : setPriceless('asked')),
    stop: () => {
      setWanted(false);
      if (isAsked) setPriceless('unasked');
    },
    withoutPrice: () => {
      setPriceless('answered');
      setWanted(true);
    },
    withoutFailed: () => setLeftOut(allFailed),
  };
}
