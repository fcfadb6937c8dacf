import type { ReactElement } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { KeptFields } from '@/components/fields/KeptFields';
import { UNTOUCHED, type PostingValues } from '@/features/posting/values/postingValues';
import { renderScreen } from './renderScreen';

/** Renders a part of the posting form inside a form that begins with these values; `values` are the form's now. */
export function inPostingForm(part: ReactElement, initial: Partial<PostingValues>) {
  let now: PostingValues = { ...UNTOUCHED, ...initial };
  let sent = 0;
  const shown = renderScreen(
    <Form<PostingValues> onSubmit={() => void (sent += 1)} initialValues={now}>
      {({ handleSubmit }) => (
        <form aria-label="Listing" onSubmit={(event) => void handleSubmit(event)} noValidate>
          <FormSpy<PostingValues> subscription={{ values: true }}>
            {({ values }) => {
              now = values;
              return null;
            }}
          </FormSpy>
          <KeptFields />
          {part}
          <button type="submit">Send</button>
        </form>
      )}
    </Form>,
  );
  return { ...shown, values: () => now, timesSent: () => sent };
}
