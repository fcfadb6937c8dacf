import { useState, type ReactNode } from 'react';
import { classes } from '../classes';
import { Carousel } from '../Carousel/Carousel';
import { HillsArt } from '../HillsArt';
import { Icon } from '../Icon';
import { Picture } from '../Picture';
import { useSparing } from '../sparing';
import { LazyGallery, prepareGallery } from './LazyGallery';
import { allPictures, type PictureGroup } from './pictures';
import * as words from '@/words/uiMedia';

/** How many pictures stand beside the carousel on wide screens. */
const TILES = 4;

interface PictureMosaicProps {
  /** The listing's name. */
  readonly name: string;
  readonly groups: readonly PictureGroup[];
  /** Top left, e.g. the possession status. */
  readonly badge?: ReactNode;
}

const badgePlace = 'pointer-events-none absolute top-3 left-3 z-10';

/**
 * A listing's pictures at the head of its page: a carousel, on wide screens with four more beside it, and how many more
 * there are; who saves data gets the first one, and the others at the first touch. Every picture opens the full-screen gallery [PDET-1, JDET-1]. Its height is known before any picture.
 */
export function PictureMosaic({ name, groups, badge }: PictureMosaicProps) {
  const [open, setOpen] = useState<number | null>(null);
  const [touched, setTouched] = useState(false);
  const waits = useSparing() && !touched;
  const pictures = allPictures(groups);
  const tiles = pictures.slice(1, 1 + TILES);
  const more = pictures.length - 1 - tiles.length;

  if (pictures.length === 0) {
    return (
      <div className="relative h-58 overflow-hidden rounded-panel md:h-106.5">
        <HillsArt />
        {badge && <div className={badgePlace}>{badge}</div>}
      </div>
    );
  }
  const openAt = (index: number) => () => setOpen(index);
  const moreLabel = (count: number) => (
    <button
      type="button"
      onClick={openAt(0)}
      className="absolute right-3 bottom-3 z-10 inline-flex min-h-11 items-center gap-2 rounded-control bg-night px-4 text-md font-semibold text-white print:hidden"
    >
      <Icon name="camera" className="size-4.5" />
      {count > 0 ? words.picture.more({ n: count }) : words.picture.all}
    </button>
  );
  const slides = pictures.map(({ url, label }, index) => ({
    key: url,
    content: (
      <button
        type="button"
        aria-label={words.picture.open({ at: index + 1, count: pictures.length, label })}
        onClick={openAt(index)}
        className="block h-58 w-full bg-wash -outline-offset-4 md:h-106.5"
      >
        {(index === 0 || !waits) && (
          <Picture src={url} alt="" sizes="(min-width: 768px) 600px, 100vw" eager={index === 0} />
        )}
      </button>
    ),
  }));

  return (
    <div
      onPointerEnter={prepareGallery}
      onPointerDown={() => setTouched(true)}
      onFocus={() => {
        prepareGallery();
        setTouched(true);
      }}
      className={classes('relative grid gap-2.5 overflow-hidden rounded-panel', tiles.length > 0 && 'md:grid-cols-2')}
    >
      <div className="relative min-w-0">
        <Carousel label={words.picture.ofName({ name })} items={slides} layout="detail" controlsPlacement="over" />
        {badge && <div className={badgePlace}>{badge}</div>}
        {pictures.length > 1 && <div className="md:hidden">{moreLabel(pictures.length - 1)}</div>}
      </div>
      {tiles.length > 0 && (
        <div
          data-tiles
          className={classes(
            'relative hidden gap-2.5 md:grid',
            tiles.length > 1 && 'grid-cols-2',
            tiles.length > 2 && 'grid-rows-2',
          )}
        >
          {tiles.map(({ url, label }, index) => (
            <button
              key={url}
              type="button"
              aria-label={words.picture.open({ at: index + 2, count: pictures.length, label })}
              onClick={openAt(index + 1)}
              className={classes(
                'relative block min-h-0 overflow-hidden bg-wash -outline-offset-4',
                tiles.length > 2 ? 'h-52 print:h-[calc(5rem-5px)]' : 'h-106.5 print:h-40',
                tiles.length === 3 && index === 2 && 'col-span-2',
              )}
            >
              {!waits && <Picture src={url} alt="" sizes="300px" className="transition-opacity hover:opacity-90" />}
            </button>
          ))}
          {moreLabel(more)}
        </div>
      )}
      {open !== null && <LazyGallery name={name} groups={groups} start={open} onClose={() => setOpen(null)} />}
    </div>
  );
}
