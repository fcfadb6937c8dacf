import type { QueuedListing } from '@/contract/consoleShapes';
import { dayOf } from '@/domain/age';
import { writtenDay } from '@/domain/writtenDay';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { useVisitListingMutation } from '../api';
import { Outcome, useOutcome } from '../outcome';

interface Values {
  readonly on: string;
}

/** When an operator was at a listing: noted here, shown to visitors until more than the price is changed. */
export function Visit({ listing: { id, mark, visitedOn } }: { readonly listing: QueuedListing }) {
  const [visit] = useVisitListingMutation();
  const { said, run } = useOutcome();
  const today = dayOf(new Date());
  return (
    <section aria-labelledby="visit" className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h3 id="visit" className="text-lg">
        {visitedOn === null ? 'Were you there?' : `Visited on ${writtenDay(visitedOn, 'long')}`}
      </h3>
      <Outcome said={said} />
      {visitedOn === null ? (
        <SubmitForm<Values>
          name="Note a visit"
          initial={{ on: today }}
          onSubmit={({ on }) => run(visit({ id, mark, on })).then(() => undefined)}
          className="flex flex-wrap items-end gap-3"
          actions={({ submitting }) => (
            <Button type="submit" variant="secondary" busy={submitting}>
              Note the visit
            </Button>
          )}
        >
          <TextField
            name="on"
            type="date"
            label="Day of the visit"
            max={today}
            required
            validate={required('Please say the day')}
          />
        </SubmitForm>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => void run(visit({ id, mark, on: null }))}>
          Take the visit back
        </Button>
      )}
    </section>
  );
}
