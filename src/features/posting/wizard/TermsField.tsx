import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { paths } from '@/domain/paths';
import { POSTING } from '../texts';

/** Opens beside the form, so that nothing typed is lost. */
function Page({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a
      href={useHref(to)}
      target="_blank"
      rel="noopener"
      className="font-semibold text-brand underline-offset-4 hover:underline"
    >
      {children}
      <span className="sr-only"> {POSTING.newTab}</span>
    </a>
  );
}

/** "I agree to the T&C, Privacy Policy and Cookie Policy" (WIZ-10). */
export function TermsField() {
  return (
    <CheckboxField
      name="termsAccepted"
      required
      label={
        <>
          {POSTING.agree} <Page to={paths.terms}>T&amp;C</Page>, <Page to={paths.privacy}>Privacy Policy</Page> and{' '}
          <Page to={paths.cookies}>Cookie Policy</Page>
        </>
      }
    />
  );
}
