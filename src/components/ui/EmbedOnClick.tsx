import { useState } from 'react';
import { FRAME_ORIGINS } from '@/domain/embeds';
import { Button } from './Button';
import { classes } from './classes';
import { Icon, type IconName } from './Icon';
import * as words from '@/words/uiMedia';

interface EmbedOnClickProps {
  /** Names the frame, e.g. "Location map of Seshadri Towers". */
  readonly title: string;
  readonly src: string;
  /** On the button, e.g. "Show the map". */
  readonly action: string;
  readonly icon: IconName;
  /** Height of the frame once it is shown. */
  readonly className?: string;
}

/** Whose page will be framed; null for the product's own. */
function foreignHost(src: string): string | null {
  return /^https:\/\/([^/]+)/.exec(src)?.[1] ?? null;
}

/**
 * What a player or a map needs, and no more: it may not lead the page away, nor save files. An own document has none: it
 * comes without scripts, and browsers open no PDF in a sandbox.
 */
const sandboxOf = (src: string): string | undefined =>
  FRAME_ORIGINS.some((origin) => src.startsWith(`${origin}/`))
    ? 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms'
    : undefined;

/** The button that had the focus is gone by then. */
const focusFrame = (frame: HTMLIFrameElement | null) => {
  frame?.focus();
};

/** A framed page of another site (or an own document) that is asked for only when the visitor wants it. */
export function EmbedOnClick({ title, src, action, icon, className = 'aspect-video' }: EmbedOnClickProps) {
  const [shown, setShown] = useState(false);
  const host = foreignHost(src);
  return (
    <div
      className={classes(
        'overflow-hidden rounded-card border border-line bg-wash print:hidden',
        shown ? className : 'h-44',
      )}
    >
      {shown ? (
        <iframe
          ref={focusFrame}
          src={src}
          title={title}
          sandbox={sandboxOf(src)}
          allow="fullscreen; picture-in-picture; encrypted-media"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          className="size-full"
        />
      ) : (
        <div className="flex size-full flex-col items-center justify-center gap-3 p-5 text-center">
          <Button variant="secondary" onClick={() => setShown(true)}>
            <Icon name={icon} className="size-4.5" />
            {action}
          </Button>
          {host !== null && <p className="text-sm text-muted">{words.from({ host })}</p>}
        </div>
      )}
    </div>
  );
}
