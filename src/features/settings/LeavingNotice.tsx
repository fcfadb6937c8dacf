import type { MouseEvent } from 'react';
import { leavingApi } from '@/api/leavingApi';
import { Button } from '@/components/ui/Button';
import { focusHeading } from '@/components/ui/focusHeading';
import { isFocusStillAt } from '@/components/ui/passFocus';
import { dayInIndia } from '@/domain/moments';
import * as words from '@/words/settingsLeaving';

/** Tells who logs in while the account waits for its deletion until when, and offers to keep it. */
export function LeavingNotice() {
  const { data } = leavingApi.useGetStandingQuery();
  const [cancelDeletion, { isLoading }] = leavingApi.useCancelDeletionMutation();
  if (data?.deletionDueAt == null) return null;
  const keep = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { error } = await cancelDeletion();
    // The button goes with the notice.
    if (error === undefined && isFocusStillAt(currentTarget)) focusHeading();
  };
  return (
    <section aria-label={words.title} className="mb-6 rounded-card border border-red bg-card p-4 sm:p-5">
      <p className="mb-1 font-semibold">{words.title}</p>
      <p className="mb-4 max-w-prose text-md">{words.text({ day: dayInIndia(data.deletionDueAt) })}</p>
      <Button busy={isLoading} onClick={(event) => void keep(event)}>
        {words.keep}
      </Button>
    </section>
  );
}
