import type { ReactNode } from 'react';
import { LEAD_FORM_ID } from '@/domain/paths';
import * as words from '@/words/projectDetail';

/** A section of which nothing is known: one line that says so, with the way to the form that asks the seller [JDET-6, JDET-8]. */
export const NotTold = ({ children }: { readonly children: ReactNode }) => (
  <p className="text-muted">
    {children}{' '}
    <a
      href={`#${LEAD_FORM_ID}`}
      className="inline-flex min-h-11 items-center rounded-sm font-semibold text-brand underline-offset-4 hover:underline"
    >
      {words.ask}
    </a>
  </p>
);
