import { LateDialog } from '../LateDialog';
import { lazyPart } from '../lazyPart';
import type { GalleryProps } from './Gallery';

const Gallery = lazyPart<GalleryProps>(async () => ({
  default: (await import(/* webpackChunkName: "gallery" */ './Gallery')).Gallery,
}));

/** Somebody is about to open the gallery: its code may begin to load. */
export const prepareGallery = () => void Gallery.preload().catch(() => undefined);

/** The full-screen gallery, whose code comes when it is first opened [PDET-1]. */
export function LateGallery(props: GalleryProps) {
  return (
    <LateDialog part={Gallery} title={props.name} onClose={props.onClose}>
      <Gallery {...props} />
    </LateDialog>
  );
}
