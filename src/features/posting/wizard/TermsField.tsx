import { CheckboxField } from '@/components/fields/CheckboxField';
import { BesideLink } from '@/components/layout/BesideLink';
import { paths } from '@/domain/paths';
import * as words from '@/words/posting';

/** "I agree to the T&C, Privacy Policy and Cookie Policy" (WIZ-10). */
export function TermsField() {
  return (
    <CheckboxField
      name="termsAccepted"
      required
      label={words.agree({
        terms: (
          <BesideLink to={paths.terms} hint={words.newTab}>
            {words.pages.terms}
          </BesideLink>
        ),
        privacy: (
          <BesideLink to={paths.privacy} hint={words.newTab}>
            {words.pages.privacy}
          </BesideLink>
        ),
        cookies: (
          <BesideLink to={paths.cookies} hint={words.newTab}>
            {words.pages.cookies}
          </BesideLink>
        ),
      })}
    />
  );
}
