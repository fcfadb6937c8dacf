import type { QueuedListing } from '@/contract/consoleShapes';
import { dayOf } from '@/domain/day';
import { writtenDay } from '@/domain/writtenDay';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextField } from '@/components/fields/TextField';
import { required } from '@/components/fields/validators';
import { Button } from '@/components/ui/Button';
import { consoleApi } from '../api';
import { Outcome, useOutcome } from '../outcome';
import * as words from '@/words/consoleQueue';

interface Values {
  readonly on: string;
}

/** When an operator was at a listing: noted here, shown to visitors until more than the price is changed. */
export function Visit({ listing: { id, mark, visitedOn } }: { readonly listing: QueuedListing }) {
  const [visit] = consoleApi.useVisitListingMutation();
  const { said, run } = useOutcome();
  const today = dayOf(new Date());
  return (
    <section aria-labelledby="visit" className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h3 id="visit" className="text-lg">
        {visitedOn === null ? words.visit.question : words.visit.visited({ day: writtenDay(visitedOn, 'long') })}
      </h3>
      <Outcome said={said} />
      {visitedOn === null ? (
        <SubmitForm<Values>
          name={words.visit.form}
          initial={{ on: today }}
          onSubmit={({ on }) => run(visit({ id, mark, on })).then(() => undefined)}
          className="flex flex-wrap items-end gap-3"
          actions={<SubmitButton variant="secondary">{words.visit.action}</SubmitButton>}
        >
          <TextField
            name="on"
            type="date"
            label={words.visit.day}
            max={today}
            required
            validate={required(words.visit.dayRequired)}
          />
        </SubmitForm>
      ) : (
        <Button variant="secondary" size="sm" onClick={() => void run(visit({ id, mark, on: null }))}>
          {words.visit.takeBack}
        </Button>
      )}
    </section>
  );
}
