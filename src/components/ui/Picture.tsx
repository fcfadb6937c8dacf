import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { pictureVariants } from '@/domain/pictures';
import { classes } from './classes';
import { HillsArt } from './HillsArt';
import { useSparing } from './sparing';

interface PictureProps {
  /** Address of the picture; none shows the drawing. */
  src: string | null | undefined;
  alt: string;
  /** As the `sizes` attribute: how wide the picture is shown at which window width. */
  sizes: string;
  className?: string | undefined;
  /** For the picture a visitor sees first: asked for at once, before others. */
  eager?: boolean | undefined;
  /** Asked for as it is, also by who saves data. */
  whole?: boolean | undefined;
  /** Instead of the hills when there is no picture. */
  fallback?: ReactNode;
}

/** A picture that fills the box its parent gives it. The box keeps its size whatever comes of the picture. */
export function Picture(props: PictureProps) {
  // The key forgets a failure as soon as there is another address to try.
  return <PictureOf key={props.src ?? ''} {...props} />;
}

function PictureOf({ src, alt, sizes, className, eager = false, whole = false, fallback }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const sparing = useSparing() && !whole;
  const image = useRef<HTMLImageElement>(null);
  // In a page from the server it may have failed before anybody listened.
  useLayoutEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true);
  }, []);
  const box = classes('block size-full overflow-hidden', className);
  if (!src || failed) {
    const described = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const);
    return (
      <span className={box} {...described}>
        {fallback ?? <HillsArt />}
      </span>
    );
  }
  const variants = pictureVariants(src);
  return (
    <picture className={box}>
      {variants && (
        <source type="image/webp" {...(sparing ? { srcSet: variants.smallest } : { srcSet: variants.srcSet, sizes })} />
      )}
      <img
        ref={image}
        src={variants?.src ?? src}
        alt={alt}
        width={variants?.width}
        height={variants?.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        draggable={false}
        onError={() => setFailed(true)}
        className="size-full object-cover"
      />
    </picture>
  );
}
