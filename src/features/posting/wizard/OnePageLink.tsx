import { AppLink } from '@/components/layout/AppLink';
import { paths } from '@/domain/paths';
import * as words from '@/words/postingVariant';
import { useValue } from '../values/useValue';

/** From the first step to the static variant of the chosen kind, which asks everything on one page (STAT-1). */
export function OnePageLink() {
  const to = useValue('propertyType') === 'Commercial' ? paths.postCommercial : paths.postResidential;
  const link = (
    <AppLink to={to} className="font-semibold text-brand underline underline-offset-4">
      {words.onePage}
    </AppLink>
  );
  return <p className="text-md text-muted">{words.onePageInstead({ link })}</p>;
}
