import { LazyDialog } from '../LazyDialog';
import { lazyComponent } from '../lazyComponent';
import { isSparing } from '../sparing';
import type { GalleryProps } from './Gallery';

const Gallery = lazyComponent<GalleryProps>(async () => ({
  default: (await import(/* webpackChunkName: "gallery" */ './Gallery')).Gallery,
}));

/** Somebody is about to open the gallery: its code may begin to load. */
export function prepareGallery(): void {
  if (!isSparing()) Gallery.preload().catch(() => undefined);
}

/** The full-screen gallery, whose code comes when it is first opened [PDET-1]. */
export function LazyGallery(props: GalleryProps) {
  return (
    <LazyDialog part={Gallery} title={props.name} onClose={props.onClose}>
      <Gallery {...props} />
    </LazyDialog>
  );
}
