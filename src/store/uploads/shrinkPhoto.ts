/** Pixels; the server keeps no more. */
const LONGEST_SIDE = 2560;
const QUALITY = 0.85;

async function asJpeg(canvas: OffscreenCanvas | HTMLCanvasElement): Promise<Blob | null> {
  if (!('toBlob' in canvas)) return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

function canvasOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

async function smaller(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
    const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
    const canvas = canvasOf(width ?? 1, height ?? 1);
    // The same call of either kind: together they have no type.
    const context = 'toBlob' in canvas ? canvas.getContext('2d') : canvas.getContext('2d');
    if (context === null) return null;
    // JPEG has no transparency: what shows through is white, not black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return await asJpeg(canvas);
  } finally {
    picture.close();
  }
}

/**
 * A photo made smaller before it travels: upright, at most 2560 pixels long, JPEG. The file itself when that saves
 * nothing, for a GIF, which may move, and when anything fails.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (file.type === 'image/gif') return file;
  try {
    const blob = await smaller(file);
    if (blob === null || blob.type !== 'image/jpeg' || blob.size === 0 || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/(\.[^.]*)?$/, '.jpg'), { type: 'image/jpeg' });
  } catch {
    return file;
  }
}
