import { useId, type ReactNode } from 'react';
import { breakable } from '../ui/breakable';

/**
 * A part of a screen, named by its heading. What places the heading itself, such as a carousel with its buttons in
 * the heading's row, is given as a function of the heading.
 */
export function Section({
  title,
  intro,
  children,
}: {
  readonly title: string;
  readonly intro?: string | undefined;
  readonly children: ReactNode | ((heading: ReactNode) => ReactNode);
}) {
  const id = useId();
  const heading = (
    <>
      {/* Some readers hear a space where a word may break. */}
      <h2 id={id} aria-label={title.includes('/') ? title : undefined} className="text-price md:text-section">
        {breakable(title)}
      </h2>
      {intro && <p className="mt-1 text-muted">{intro}</p>}
    </>
  );
  return (
    <section aria-labelledby={id} className="mx-auto my-10 w-full max-w-page px-5 md:my-16">
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
