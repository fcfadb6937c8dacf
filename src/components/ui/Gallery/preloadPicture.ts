import { pictureVariants } from '@/domain/pictures';

/** Asks for a picture in the size in which the gallery will show it, behind all that is on the screen. */
export function preloadPicture(url: string): void {
  const image = new Image();
  image.fetchPriority = 'low';
  image.decoding = 'async';
  const variants = pictureVariants(url);
  if (variants) {
    image.sizes = '100vw';
    image.srcset = variants.srcSet;
  } else image.src = url;
}
