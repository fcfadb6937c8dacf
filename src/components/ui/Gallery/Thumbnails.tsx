import { useEffect, useRef } from 'react';
import { classes } from '../classes';
import { Picture } from '../Picture';
import { useReducedMotion } from '../usePageState';
import type { GalleryPicture } from './pictures';
import * as words from '@/words/gallery';

interface ThumbnailsProps {
  readonly pictures: readonly GalleryPicture[];
  /** Index of the picture shown. */
  readonly at: number;
  readonly onPick: (index: number) => void;
}

/** All pictures small in one row below the large one, the current one in sight; not on windows too low for both [PDET-1]. */
export function Thumbnails({ pictures, at, onPick }: ThumbnailsProps) {
  const current = useRef<HTMLButtonElement>(null);
  const still = useReducedMotion();

  useEffect(() => {
    current.current?.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'nearest', inline: 'center' });
  }, [at, still]);

  return (
    <div
      role="group"
      aria-label={words.all}
      className="flex flex-none gap-2 overflow-x-auto px-4 py-2 [@media(max-height:30rem)]:hidden"
    >
      {pictures.map(({ url, label }, index) => (
        <button
          key={`${index} ${url}`}
          ref={index === at ? current : null}
          type="button"
          aria-label={words.pick({ at: index + 1, count: pictures.length, label })}
          aria-current={index === at ? 'true' : undefined}
          onClick={() => onPick(index)}
          className={classes(
            'h-12 w-16 flex-none overflow-hidden rounded-sm border-2 transition-opacity',
            index === at ? 'border-gold' : 'border-transparent opacity-70 hover:opacity-100',
          )}
        >
          <Picture src={url} alt="" sizes="64px" />
        </button>
      ))}
    </div>
  );
}
