import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { renderSVG } from 'uqr';
import { SITE } from '@/domain/site';
import * as words from '@/words/uiPrint';

/** Margin of the code, in its own squares; readers want four. */
const MARGIN = 4;

export interface PrintFootProps {
  readonly path: string;
  /** Above the address. */
  readonly children?: ReactNode;
}

/** On paper alone: where the page is found in its language, in words and as a code that a phone's camera reads. */
export default function PrintFoot({ path, children }: PrintFootProps) {
  const address = new URL(useHref(path), location.origin).href;
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: MARGIN }))}`;
  return (
    <div
      data-print-foot
      className="mt-0 hidden break-inside-avoid items-center gap-4 border-t border-line pt-3 print:flex"
    >
      <img src={code} alt="" width={88} height={88} />
      <p className="min-w-0 text-sm">
        <b className="block font-heading text-lg font-bold text-brand">{SITE.name}</b>
        {children}
        {words.see}
        <span className="block font-semibold break-all">{address}</span>
      </p>
    </div>
  );
}
