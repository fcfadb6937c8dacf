import type { ReactNode } from 'react';
import { buttonClass } from './buttonClass';
import * as words from '@/words/uiMedia';

interface OutsideLinkProps {
  readonly href: string;
  readonly className: string;
  /** Whether the file is to be saved instead of shown. */
  readonly download?: boolean | undefined;
  /** The id of the element that says whose it is. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** A link that somebody gave with a listing: in a new tab, without our word for what is there [FMT-4]. */
export function OutsideLink({ href, className, download = false, describedBy, children }: OutsideLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      download={download}
      aria-describedby={describedBy}
      className={className}
    >
      {children}
    </a>
  );
}

/** A page of another host, which is not framed here: its link, and where it leads [FMT-4, JDET-6]. */
export function OutsidePage({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <OutsideLink href={href} className={buttonClass('secondary')}>
        {children}
      </OutsideLink>
      <p className="min-w-0 text-sm wrap-anywhere text-muted">{words.newTab({ host: new URL(href).host })}</p>
    </div>
  );
}
