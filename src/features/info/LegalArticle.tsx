import { AppLink } from '@/components/layout/AppLink';
import { JumpLinks } from '@/components/layout/JumpLinks';
import { useHashSection } from '@/components/ui/useHashSection';
import { dayInIndia } from '@/domain/moments';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { SITE } from '@/domain/site';
import * as words from '@/words/legal';
import { InfoPage } from './InfoPage';
import { LEGAL_CHANGED, legalTexts, type LegalPage } from './legalTexts';
import { textLink } from './textLink';

const PAGES = ['terms', 'privacy', 'cookies'] as const satisfies readonly LegalPage[];

/** One of the three legal texts, with links to the other two. */
export function LegalArticle({ page }: { readonly page: LegalPage }) {
  const { sections } = legalTexts(SITE)[page];
  useHashSection();
  const idOf = (index: number) => `part-${index + 1}`;
  return (
    <InfoPage screen={SCREENS[page]}>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,48rem)_minmax(0,1fr)]">
        <div className="self-start lg:sticky lg:top-20 lg:order-last">
          <JumpLinks jumps={sections.map(({ title }, index) => ({ to: `#${idOf(index)}`, label: title }))} />
        </div>
        <div>
          <p className="mb-6 text-sm text-muted">{words.changed({ day: dayInIndia(LEGAL_CHANGED) })}</p>
          {sections.map((section, index) => (
            <section key={section.title} className="mb-6">
              <h2 id={idOf(index)} tabIndex={-1} className="mb-2 scroll-mt-20 text-xl">
                {section.title}
              </h2>
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
        </div>
      </div>
    </InfoPage>
  );
}
