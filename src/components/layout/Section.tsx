import { useId, type ReactNode } from 'react';
import { breakable } from '../ui/breakable';
import { AppLink } from './AppLink';
import * as words from '@/words/layout';

interface SectionProps {
  readonly title: string;
  readonly intro?: string | undefined;
  /** Where all of it stands; a link there follows the intro. */
  readonly all?: string | undefined;
  readonly children: ReactNode | ((heading: ReactNode) => ReactNode);
}

/**
 * A part of a screen, named by its heading. What places the heading itself, such as a carousel with its buttons in
 * the heading's row, is given as a function of the heading.
 */
export function Section({ title, intro, all, children }: SectionProps) {
  const id = useId();
  const heading = (
    <>
      {/* Some readers hear a space where a word may break. */}
      <h2 id={id} aria-label={title.includes('/') ? title : undefined} className="text-price md:text-section">
        {breakable(title)}
      </h2>
      {(intro || all) && (
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted">
          {intro && <span className={all && 'max-sm:hidden'}>{intro}</span>}
          {all && (
            <AppLink
              to={all}
              className="-my-2.5 inline-flex min-h-11 items-center rounded-sm font-semibold text-brand underline-offset-4 hover:underline"
            >
              {words.seeAll}
              <span className="sr-only">: {title}</span>
            </AppLink>
          )}
        </p>
      )}
    </>
  );
  return (
    <section aria-labelledby={id} className="mx-auto my-7 w-full max-w-page px-5 md:my-16">
      {typeof children === 'function' ? (
        children(heading)
      ) : (
        <>
          <div className="mb-5">{heading}</div>
          {children}
        </>
      )}
    </section>
  );
}
