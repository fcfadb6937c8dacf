import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { CheckList } from '@/components/ui/CheckList';
import { LinkButton } from '@/components/ui/LinkButton';
import { INTERIOR_POINTS, VALUATION_PRICE } from '@/domain/offers';
import { paths } from '@/domain/paths';
import { hasBedrooms } from '@/domain/subtypes';
import { authModalOpened } from '@/store/authModal/authModalSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectIsAgent, selectIsLoggedIn } from '@/store/session/sessionSlice';
import * as words from '@/words/propertyDetail';

/** The valuation report, struck and offered price [PDET-10]. */
export function ValuationPromo() {
  return (
    <section
      aria-labelledby="promo-valuation"
      className="rounded-card border border-gold bg-gold-wash p-5.5 text-gold-ink"
    >
      <h2 id="promo-valuation" className="font-sans text-base font-bold tracking-normal">
        {words.valuation.title}
      </h2>
      <p className="mt-1.5 mb-4">
        {words.valuation.text({
          instead: <span className="sr-only">{words.valuation.instead}</span>,
          before: <s>{VALUATION_PRICE.before}</s>,
          now: <b className="font-bold">{VALUATION_PRICE.now}</b>,
        })}
      </p>
      <LinkButton to={`${paths.others}#valuation-report`} variant="secondary">
        {words.valuation.get}
      </LinkButton>
    </section>
  );
}

function Promo({ id, title, children, action }: { id: string; title: string; children: ReactNode; action: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col rounded-card border border-line bg-card p-5.5">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-2 mb-5 flex-1 text-md text-muted">{children}</div>
      <div>{action}</div>
    </section>
  );
}

/** Interior services, of what is a home, and posting of one's own property, below a listing [PDET-10]. */
export function PropertyPromos({ subtype }: { readonly subtype: string | null | undefined }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {hasBedrooms(subtype) && (
        <Promo
          id="promo-interiors"
          title={words.interiors.title}
          action={
            <LinkButton to={`${paths.others}#interior-services`} variant="secondary">
              {words.interiors.see}
            </LinkButton>
          }
        >
          <CheckList points={INTERIOR_POINTS} />
        </Promo>
      )}
      <Promo id="promo-post" title={words.post.title} action={<PostAction />}>
        <p>{words.post.text}</p>
      </Promo>
    </div>
  );
}

/** Leads an agent to posting, another user to the agent application, a visitor to the login modal [HOME-6]. */
function PostAction() {
  const isAgent = useAppSelector(selectIsAgent);
  const loggedIn = useAppSelector(selectIsLoggedIn);
  const dispatch = useAppDispatch();
  if (loggedIn) {
    return (
      <LinkButton to={isAgent ? paths.postProperty : paths.agentApplication} variant="gold">
        {words.post.title}
      </LinkButton>
    );
  }
  const logIn = () =>
    dispatch(
      authModalOpened({
        modal: 'login',
        then: { path: paths.postProperty, label: words.post.next, aim: words.post.aim },
      }),
    );
  return (
    <Button variant="gold" onClick={logIn}>
      {words.post.title}
    </Button>
  );
}
