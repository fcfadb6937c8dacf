import { Link } from 'react-router';
import { langOf } from '@/domain/text';
import { recordLink } from '../recordLink';

/** Somebody's name, which leads to their account. */
export const PersonLink = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Link to={`/people?person=${id}`} lang={langOf(name)} className={recordLink}>
    {name}
  </Link>
);
