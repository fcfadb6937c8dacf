import { useEffect, useRef, type ReactNode } from 'react';
import { langOf } from '@/domain/text';
import { useNavigation } from './navigation';
import { showTitle } from './pageTitle';

/** Sets the document's title while the screen is shown (ROUTE-18). */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    showTitle(title);
  }, [title]);
}

interface PageHeadingProps {
  readonly title: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * The one `h1` of a screen. After a navigation it takes the focus, so that a keyboard or a screen reader goes on from
 * here; `title` is the document's title, and what the heading says unless it has children.
 */
export function PageHeading({ title, className, children = title }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { takeFocus } = useNavigation();
  useDocumentTitle(title);
  useEffect(() => {
    if (takeFocus()) heading.current?.focus({ preventScroll: true });
  }, [takeFocus]);
  return (
    <h1 ref={heading} tabIndex={-1} lang={langOf(title)} className={className}>
      {children}
    </h1>
  );
}
