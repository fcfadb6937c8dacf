import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { recordLink } from '../recordLink';
import { openAt } from './useOpened';

/** The name of a record in its list, which opens it. */
export const OpenLink = ({ id, children }: { readonly id: string; readonly children: ReactNode }) => (
  <Link to={openAt(id)} className={recordLink}>
    {children}
  </Link>
);
