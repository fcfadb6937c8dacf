import { describeNoFile } from '@/api/errors';
import { marketplaceApi } from '@/api/marketplaceApi';
import type { AppStore } from '../createStore';
import type { Effects } from '../effects';
import type { UploadItem } from './uploadItem';
import { uploadProgressed } from './uploadsSlice';
import type { UploadEnvironment } from './uploadEnvironment';
import * as words from '@/words/uploads';

/**
 * What came of an upload: the photo's address; none, and what is to be said of it (UP-5), and whether that is final; or
 * an error, and the session it was sent with.
 */
export type Outcome =
  | { readonly url: string }
  | { readonly said: string; readonly isFinal: boolean }
  | { readonly error: unknown; readonly token: string | null };

/** ms between two reports of progress. */
const PROGRESS_PAUSE = 200;

const { uploadMainPicture, uploadPictures } = marketplaceApi.endpoints;

interface Means extends Pick<AppStore, 'dispatch' | 'getState'> {
  readonly effects: Pick<Effects, 'files'>;
  readonly world: Pick<UploadEnvironment, 'now' | 'shrink'>;
  /** Not made smaller. */
  readonly asItIs: boolean;
}

/** Sends one photo, made smaller first, to where its category goes (WIZ-12); reports its progress in whole per cents. */
export function sendPhoto(
  { id, category }: UploadItem,
  { dispatch, getState, effects: { files }, world, asItIs }: Means,
): { readonly outcome: Promise<Outcome>; readonly stop: () => void } {
  let abort: () => void = () => undefined;
  let isStopped = false;

  function reporter() {
    let shown = 0;
    let last = Number.NEGATIVE_INFINITY;
    return (fraction: number) => {
      const progress = Math.min(100, Math.round(fraction * 100));
      const now = world.now();
      if (isStopped || progress <= shown || (now - last < PROGRESS_PAUSE && progress < 100)) return;
      shown = progress;
      last = now;
      dispatch(uploadProgressed({ id, progress }));
    };
  }

  async function send(held: string): Promise<Outcome> {
    const { token } = getState().session;
    if (category === 'propertyMainImage') {
      const call = dispatch(uploadMainPicture.initiate(held, { track: false }));
      abort = () => call.abort();
      const { data, error } = await call;
      if (!data) return { error, token };
      return data.file === null ? { said: describeNoFile(data.message), isFinal: false } : { url: data.file };
    }
    const call = dispatch(uploadPictures.initiate([held], { track: false }));
    abort = () => call.abort();
    const { data, error } = await call;
    if (!data) return { error, token };
    const url = data.images[0];
    return url === undefined ? { said: describeNoFile(data.message), isFinal: false } : { url };
  }

  async function start(): Promise<Outcome> {
    const file = files.fileOf(id);
    if (!file) return { said: words.gone, isFinal: true };
    const own = asItIs ? file : await world.shrink(file).catch(() => file);
    if (isStopped) return { error: null, token: null };
    const held = files.hold(own);
    const unwatch = files.watch(held, reporter());
    try {
      return await send(held);
    } finally {
      unwatch();
      files.release(held);
    }
  }

  const stop = () => {
    isStopped = true;
    abort();
  };
  return { outcome: start(), stop };
}
