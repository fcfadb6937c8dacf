import { AppLink } from '@/components/layout/AppLink';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { SITE } from '@/domain/site';
import * as words from '@/words/legal';
import { InfoPage } from './InfoPage';
import { legalTexts, type LegalPage } from './legalTexts';
import { textLink } from './textLink';

const PAGES = ['terms', 'privacy', 'cookies'] as const satisfies readonly LegalPage[];

/** One of the three legal texts, with links to the other two. */
export function LegalArticle({ page }: { readonly page: LegalPage }) {
  const { sections } = legalTexts(SITE)[page];
  return (
    <InfoPage screen={SCREENS[page]} narrow>
      {sections.map((section) => (
        <section key={section.title} className="mb-6">
          <h2 className="mb-2 text-xl">{section.title}</h2>
          {section.paragraphs?.map((paragraph) => (
            <p key={paragraph} className="mb-3">
              {paragraph}
            </p>
          ))}
          {section.points && (
            <ul className="list-disc space-y-2 pl-5 marker:text-brand">
              {section.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <nav aria-label={words.navigation} className="flex flex-wrap gap-x-6 border-t border-line pt-4">
        {PAGES.filter((other) => other !== page).map((other) => (
          <AppLink key={other} to={paths[other]} className={textLink}>
            {SCREENS[other].title}
          </AppLink>
        ))}
      </nav>
    </InfoPage>
  );
}
