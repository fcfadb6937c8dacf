import { selectPhotos } from '@/store/uploads/photoLists';
import type { PhotoCategory } from '@/store/uploads/uploadItem';
import { uploadQueue } from '@/store/uploads/uploadQueue';
import { photosChosen } from '@/store/uploads/uploadsSlice';
import { loggedInAs, testStore, until } from './testStore';
import { anUpload } from './uploadItem';
import { catchUploads, type Sent } from './uploads';
import { uploadEnvironment } from './uploadEnvironment';
import { QUIET } from './quietAnswers';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A queue that was started, over a line and a clock that a test moves, and what it sends. */
export function started() {
  const sent = catchUploads();
  const { store, seen, effects } = testStore(QUIET.logout, { preloaded: loggedInAs({ roleCode: 'agt' }) });
  const own = uploadEnvironment();
  const queue = uploadQueue(store, effects, own.world);
  queue.start();
  stops.push(queue.stop);
  const choose = (names: readonly string[], category: PhotoCategory = 'exteriorView') => {
    const items = names.map((name) =>
      anUpload(effects.files.hold(new File(['a photo as it is'], name, { type: 'image/jpeg' }), name), {
        category,
        name,
      }),
    );
    store.dispatch(photosChosen(items));
  };
  const item = (id: string) => selectPhotos(store.getState(), 'post').find((one) => one.id === id);
  const states = () => selectPhotos(store.getState(), 'post').map(({ state }) => state);
  const texts = () => seen.notices.map(({ title, text }) => `${title ?? ''}: ${text}`);
  const there = async (place: number): Promise<Sent> => {
    await until(() => expect(sent[place]).toBeDefined());
    const one = sent[place];
    if (!one) throw new Error(`Upload ${place} was not sent`);
    return one;
  };
  const stored = (url: string) => ({ images: [url] });
  return { ...own, store, seen, effects, sent, queue, choose, item, states, texts, there, stored };
}

/** The file that an upload carries. */
export const fileOf = ({ form }: Sent) => [...form.values()][0] as File;
