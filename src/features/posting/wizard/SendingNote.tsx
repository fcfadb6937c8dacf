import { Button } from '@/components/ui/Button';
import type { FormKey } from '@/store/uploads/uploadItem';
import { usePhotos } from '@/store/uploads/usePhotos';
import * as words from '@/words/posting';
import { isEdit } from './steps';
import type { Sending } from './useSending';

interface SendingNoteProps {
  readonly form: FormKey;
  readonly sending: Sending;
  /** A button was pressed, and goes away. */
  readonly onAnswered: () => void;
  readonly onPrice: () => void;
  readonly onPhotos: () => void;
}

/** Says why a pressed listing is not sent yet, with what can be done about it. Stays in place, so that it is announced. */
export function SendingNote({ form, sending, onAnswered, onPrice, onPhotos }: SendingNoteProps) {
  // Also keeps the queue at work on the steps that show no photos.
  const { retryAll } = usePhotos(form);
  const edit = isEdit(form);
  const { state, count } = sending;
  const answer = (act: () => void) => () => {
    onAnswered();
    act();
  };
  const box = 'flex flex-col items-start gap-3 rounded-control p-4 mb-2 text-md';
  return (
    <div role="status">
      {state === 'priceless' && (
        <div className={`${box} bg-gold-wash`}>
          <p className="font-semibold">{words.priceless}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" onClick={onPrice}>
              {words.addPrice}
            </Button>
            <Button variant="secondary" size="sm" onClick={answer(sending.withoutPrice)}>
              {words.postAnyway}
            </Button>
          </div>
        </div>
      )}
      {state === 'waiting' && (
        <div className={`${box} bg-brand-wash`}>
          <p className="font-semibold">{edit ? words.waitingToUpdate({ count }) : words.waitingToPost({ count })}</p>
          <Button variant="secondary" size="sm" onClick={answer(sending.stop)}>
            {words.stop}
          </Button>
        </div>
      )}
      {state === 'asking' && (
        <div className={`${box} bg-gold-wash`}>
          <p className="font-semibold">{words.notUp({ count })}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" onClick={answer(sending.withoutFailed)}>
              {edit ? words.updateWithout : words.postWithout}
            </Button>
            {sending.canRetry ? (
              <Button variant="secondary" size="sm" onClick={answer(retryAll)}>
                {words.photosAgain}
              </Button>
            ) : (
              <Button variant="secondary" size="sm" onClick={onPhotos}>
                {words.toPhotos}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
