import { useCallback, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';

interface PhotoPreviewProps {
  /** The file, when it was chosen on this device. */
  readonly file: File | undefined;
  readonly url: string | null;
  readonly onMeasured: (width: number, height: number) => void;
}

/** For what the browser cannot draw. */
const placeholder = (
  <span className="grid size-full place-items-center text-muted">
    <Icon name="camera" className="size-8" />
  </span>
);

/** A photo's own picture, at once and before it has travelled; its address is given back when it is gone. */
export function PhotoPreview({ file, url, onMeasured }: PhotoPreviewProps) {
  const [undrawable, setUndrawable] = useState<File | null>(null);
  const draw = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  if (!file) return <Picture src={url} alt="" sizes="96px" fallback={placeholder} />;
  if (undrawable === file) return placeholder;
  return (
    <img
      ref={draw}
      alt=""
      decoding="async"
      draggable={false}
      className="size-full object-cover"
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => onMeasured(naturalWidth, naturalHeight)}
      onError={() => setUndrawable(file)}
    />
  );
}
