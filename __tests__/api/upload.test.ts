/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { marketplaceApi } from '@/api/marketplaceApi';
import { loggedInAs, testStore, until } from '../support/testStore';
import { catchUploads } from '../support/uploads';

const { uploadMainPicture, uploadPictures, uploadProfilePicture } = marketplaceApi.endpoints;
type Dispatch = ReturnType<typeof testStore>['store']['dispatch'];
type Upload = (dispatch: Dispatch, id: string) => PromiseLike<{ readonly error?: unknown }>;
const picture: Upload = (dispatch, id) => dispatch(uploadProfilePicture.initiate(id));
const UPLOADS: readonly (readonly [path: string, start: Upload])[] = [
  ['users/image', picture],
  ['property/image', (dispatch, id) => dispatch(uploadMainPicture.initiate(id))],
  ['property/uploadFiles', (dispatch, id) => dispatch(uploadPictures.initiate([id]))],
];

async function upload(start: Upload, token = 'Bearer x.y-z') {
  const sent = catchUploads();
  const { session } = loggedInAs();
  const { store, effects } = testStore({}, { preloaded: { session: { ...session, token } } });
  const result = start(store.dispatch, effects.files.hold(new File(['x'], 'a.jpg', { type: 'image/jpeg' })));
  await until(() => expect(sent).not.toEqual([]));
  const [one] = sent;
  if (!one) throw new Error('Nothing was sent');
  return { one, result };
}

it.each(UPLOADS)(
  'sends a form to %s with the token exactly as stored and credentials, and names no type [API-30]',
  async (path, start) => {
    const { one } = await upload(start);
    expect(one.url).toBe(`http://localhost/api/${path}`);
    // The browser names the type of a form, with the boundary that it chose.
    expect(one.headers).toEqual({ 'Accept-Language': 'en', Authorization: 'Bearer x.y-z' });
    expect(one.withCredentials).toBe(true);
  },
);

it('reads the headers that a page may read, however they are spelled [API-30]', async () => {
  const { one, result } = await upload(picture);
  one.answer(503, { errors: { message: 'Later' } }, { 'content-length': '5', 'Retry-After': ' 12' });
  expect((await result).error).toMatchObject({ status: 503, reason: 'Later', retryAfter: 12 });
});

it('finds no header where a server shows none [API-30]', async () => {
  const { one, result } = await upload(picture);
  one.answer(503, { errors: { message: 'Later' } });
  expect((await result).error).toEqual({ status: 503, reason: 'Later', message: null });
});
