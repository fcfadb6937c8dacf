import { useLocation } from 'react-router';
import { paths } from '@/domain/paths';
import { StaticVariant } from '@/features/posting/variants/StaticVariant';
import { ApplyFirst } from './ApplyFirst';
import { usePostingUser } from './usePostingUser';

/** `/postproperty-apartment` and `/postproperty-residential`: the static variants, behind the same guard (ROUTE-11, ROUTE-21). */
export default function PostVariantRoute() {
  const user = usePostingUser();
  const { pathname } = useLocation();
  if (user === 'nobody') return null;
  if (user === 'other') return <ApplyFirst />;
  const kind = pathname.startsWith(paths.postResidential) ? 'residential' : 'commercial';
  return <StaticVariant key={kind} kind={kind} />;
}
