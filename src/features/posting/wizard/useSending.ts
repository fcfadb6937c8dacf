import { useEffect, useEffectEvent, useState } from 'react';
import { useField } from 'react-final-form';
import type { Subtype } from '@/domain/subtypes';
import { useAppSelector } from '@/store/hooks';
import type { FormKey, UploadItem } from '@/store/uploads/uploadItem';
import { isOnItsWay, selectPhotos } from '@/store/uploads/photoLists';
import { photosOfKind } from '../values/photoUrls';

const hasFailed = ({ state }: UploadItem) => state === 'error';

/** How many of the photos that a form of this kind shows are so. */
const useCount = (form: FormKey, subtype: Subtype, isSo: (item: UploadItem) => boolean): number =>
  useAppSelector((state) => photosOfKind(selectPhotos(state, form), subtype).filter(isSo).length);

/** What stands between the press and the call. */
export interface Sending {
  /** `waiting`: photos are still on their way; `asking`: some did not get through, and the person decides. */
  readonly state: 'idle' | 'waiting' | 'asking' | 'going';
  /** The photos that are waited for, or that failed. */
  readonly count: number;
  readonly begin: () => void;
  readonly stop: () => void;
  /** Goes on although photos failed. */
  readonly withoutFailed: () => void;
}

/**
 * Sends once the photos of the kind are up: a press waits for those on their way, and asks about those that failed.
 * Stands inside the form.
 */
export function useSending(form: FormKey, submit: () => Promise<void>): Sending {
  const { value: subtype } = useField<Subtype>('selectedSubtype', { subscription: { value: true } }).input;
  const onTheWay = useCount(form, subtype, isOnItsWay);
  const failed = useCount(form, subtype, hasFailed);
  const [wanted, setWanted] = useState<'no' | 'whole' | 'withoutFailed'>('no');
  const blocked = wanted === 'whole' && failed > 0;
  const isReady = wanted !== 'no' && onTheWay === 0 && !blocked;

  const go = useEffectEvent(() => {
    void submit().finally(() => setWanted('no'));
  });
  useEffect(() => {
    if (isReady) go();
  }, [isReady]);

  const isWaiting = wanted !== 'no' && onTheWay > 0;
  const state = wanted === 'no' ? 'idle' : isWaiting ? 'waiting' : blocked ? 'asking' : 'going';
  return {
    state,
    count: isWaiting ? onTheWay : failed,
    begin: () => setWanted('whole'),
    stop: () => setWanted('no'),
    withoutFailed: () => setWanted('withoutFailed'),
  };
}
