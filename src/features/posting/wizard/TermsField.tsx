import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { paths } from '@/domain/paths';
import * as words from '@/words/posting';

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
      <span className="sr-only"> {words.newTab}</span>
    </a>
  );
}

/** "I agree to the T&C, Privacy Policy and Cookie Policy" (WIZ-10). */
export function TermsField() {
  return (
    <CheckboxField
      name="termsAccepted"
      required
      label={words.agree({
        terms: <Page to={paths.terms}>{words.pages.terms}</Page>,
        privacy: <Page to={paths.privacy}>{words.pages.privacy}</Page>,
        cookies: <Page to={paths.cookies}>{words.pages.cookies}</Page>,
      })}
    />
  );
}
