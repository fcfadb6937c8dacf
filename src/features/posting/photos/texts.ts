import { plural } from '@/domain/text';

/** The words of a listing's photos; the guidance is the specification's own (WIZ-13). */
export const PHOTOS = {
  title: 'Photos',
  categories: 'Photo categories',
  tab: (label: string, count: number) => (count === 0 ? label : `${label} (${count})`),
  choose: 'Choose photos',
  chooseFor: (category: string) => `Choose photos for ${category}`,
  orDrop: 'or drop them here, or paste them.',
  dropNow: (category: string) => `Drop them for ${category}`,
  guide: [
    'Formats .jpg, .gif, .bmp and .png, at most 20 MB each.',
    'At least 600 × 400 pixels.',
    '85% of buyers enquire on properties with photos.',
    'Up to 10X more enquiries.',
  ],
  cover: 'Cover',
  coverHint: 'The first photo of Main Image is the cover of your listing.',
  originals: 'Send photos in original size',
  originalsHint: 'Otherwise large photos are made smaller first: they upload faster and use less data.',
  list: (category: string) => `Photos of ${category}`,
  progressOf: (name: string) => `Upload of ${name}`,
  progressOfAll: 'Upload of all photos',
  states: {
    ready: 'Waiting for its turn',
    uploading: 'Uploading',
    success: 'Uploaded',
    error: 'Failed',
    cancelled: 'Cancelled',
  },
  wasThere: 'In the listing',
  waitsForLine: 'No connection. We’ll try again automatically.',
  waitsForForm: 'Waiting on this device',
  areChosen: (count: number) =>
    count === 1
      ? '1 photo chosen. It waits on this device and uploads in the posting form.'
      : `${plural(count, 'photo', 'photos')} chosen. They wait on this device and upload in the posting form.`,
  percent: (percent: number) => `${percent}%`,
  sum: (there: number, all: number) => `${there} of ${plural(all, 'photo', 'photos')} uploaded`,
  lineLost: 'No connection. Your photos wait here and continue as soon as the connection is back.',
  serverBusy: 'The server is busy. Your photos will continue automatically.',
  failed: (count: number) => `${plural(count, 'photo', 'photos')} could not be uploaded.`,
  allThere: 'All photos are uploaded.',
  retryAll: 'Retry all',
  cancel: 'Cancel',
  retry: 'Retry',
  remove: 'Remove',
  /** Names of buttons, which show one word only. */
  of: (doing: string, name: string) => `${doing}: ${name}`,
  drag: (name: string) => `Drag to reorder: ${name}`,
  earlier: (name: string) => `Move earlier: ${name}`,
  later: (name: string) => `Move later: ${name}`,
  categoryOf: (name: string) => `Category of ${name}`,
  removed: (name: string) => `Removed ${name}.`,
  undo: 'Undo',
  refused: (name: string, reason: string) => `${name} was not added. ${reason}`,
  dismiss: 'OK',
  moved: (name: string, place: number, count: number) => `${name} is now photo ${place} of ${count}.`,
  movedTo: (name: string, category: string) => `${name} is now in ${category}.`,
  drop: {
    how: 'To move a photo with the keyboard, press Space or Enter, move it with the arrow keys and press Space or Enter again. Escape puts it back.',
    picked: (name: string) => `Picked up ${name}.`,
    over: (name: string, place: number, count: number) => `${name} would be photo ${place} of ${count}.`,
    cancelled: (name: string) => `${name} was put back.`,
  },
  warnings: {
    large: 'Larger than 20 MB: it may be refused in its original size.',
    format: 'Not one of the formats .jpg, .gif, .bmp and .png: it may be refused.',
    small: (width: number, height: number) =>
      `Only ${width} × ${height} pixels: at least 600 × 400 look better to buyers.`,
  },
} as const;
