import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useEffectEvent } from 'react';
import { savedApi } from '@/api/savedApi';
import { Button } from '@/components/ui/Button';
import { LinkButton } from '@/components/ui/LinkButton';
import { intentBegun, intentSettled, selectOfferedIntent } from '@/store/authModal/authModalSlice';
import { returningTo } from '@/store/authModal/returning';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ASKED_FOR_NUMBER } from '@/store/ownerNumber/askedForNumber';
import { selectUserId } from '@/store/session/sessionSlice';
import * as words from '@/words/dashboard';

const KINDS = { saveProperty: 'property', saveProject: 'project' } as const;

/** Does what the login was asked for, or offers it, and leads back to where the visitor was (AUTH-2). */
export function OfferedIntent() {
  const dispatch = useAppDispatch();
  const offered = useAppSelector(selectOfferedIntent);
  const userId = useAppSelector(selectUserId);
  const isSave = offered?.after === 'saveProperty' || offered?.after === 'saveProject';
  const { isSaved, isFetching } = savedApi.useGetSavedQuery((isSave && userId) || skipToken, {
    selectFromResult: ({ data, isFetching }) => ({
      isFetching,
      isSaved: data?.listings.some(({ listingId }) => listingId === offered?.listingId) ?? false,
    }),
  });
  const [setSaved, { isLoading }] = savedApi.useSetSavedMutation();

  const begin = useEffectEvent(() => {
    if (!isSave || offered.listingId === undefined || offered.isBegun || userId === null) return;
    dispatch(intentBegun());
    const { after, listingId } = offered;
    void setSaved({ userId, listingId, kind: KINDS[after as keyof typeof KINDS], saved: true });
  });
  useEffect(() => begin(), [offered, userId]);

  if (offered === null) return null;
  const isSaving = isLoading || (isFetching && !isSaved);
  const { path, label, after, from } = offered;
  const settle = () => dispatch(intentSettled());
  const said = isSaving
    ? words.offered.saving({ label })
    : isSave && isSaved
      ? words.offered.isSaved({ label })
      : after === 'showNumber'
        ? words.offered.numberNow
        : null;
  const goesOn = !isSave || (!isSaved && !isSaving);
  const [page, section] = path.split('#');
  const isHere = from !== undefined && from.path.split('#')[0] === page;
  const state = {
    ...(after === 'showNumber' ? ASKED_FOR_NUMBER : offered.state),
    // What it opens at comes before where the visitor was.
    ...(isHere && section === undefined && after !== 'showNumber' && returningTo(from.scrolled)),
  };
  return (
    <section
      aria-label={words.offered.where}
      className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card bg-gold-wash p-4"
    >
      <p role="status" className="w-full font-semibold empty:hidden">
        {said}
      </p>
      {goesOn && (
        <LinkButton to={path} state={state} onClick={settle}>
          {words.offered.goOn({ label })}
        </LinkButton>
      )}
      {from && !(goesOn && isHere) && (
        <LinkButton
          to={from.path}
          state={returningTo(from.scrolled)}
          variant={isSave ? 'primary' : 'secondary'}
          onClick={settle}
        >
          {words.offered.back}
        </LinkButton>
      )}
      <Button variant="text" onClick={settle}>
        {isSave && isSaved ? words.offered.stay : words.offered.notNow}
      </Button>
    </section>
  );
}
