import { Link } from 'react-router';
import { langOf } from '@/domain/text';

/** Somebody's name, which leads to their account. */
export const PersonLink = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <Link
    to={`/people?q=${id}`}
    lang={langOf(name)}
    className="inline-flex min-h-11 items-center font-semibold break-words text-brand underline lg:min-h-0"
  >
    {name}
  </Link>
);
