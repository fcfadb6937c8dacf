/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { usePostingDraft, type PostingDraft } from '@/features/posting/draft/usePostingDraft';
import { UNTOUCHED, type PostingValues } from '@/features/posting/values/postingValues';
import { useAppStore } from '@/store/hooks';
import { storageChangedElsewhere } from '@/store/persistence/changedElsewhere';
import type { Effects } from '@/store/effects';
import { sessionEnded } from '@/store/session/sessionSlice';
import { selectPhotos } from '@/store/uploads/photoLists';
import type { FormKey, UploadItem } from '@/store/uploads/uploadItem';
import { photosChosen, uploadSucceeded } from '@/store/uploads/uploadsSlice';
import { renderScreen } from '../../../support/renderScreen';
import { settle } from '../../../support/settle';
import { loggedInAs } from '../../../support/testStore';
import { anUpload } from '../../../support/uploadItem';
import { catchUploads } from '../../../support/uploads';

const TYPED: PostingValues = { ...UNTOUCHED, city: 'Tirupati', name: 'Hill View' };

interface Options {
  readonly form?: FormKey;
  readonly user?: string;
  /** Photos that the page has already. */
  readonly photos?: readonly UploadItem[];
}

/** Shows what the hook says, on a device that several visits share. */
function visit(kept: Map<string, unknown>, { form = 'post', user = 'u1', photos: before = [] }: Options = {}) {
  catchUploads();
  const drafts: PostingDraft[] = [];
  function Form() {
    const draft = usePostingDraft(form);
    drafts.push(draft);
    return <p>{draft.state}</p>;
  }
  function Page() {
    const store = useAppStore();
    const [isReady] = useState(() => {
      const effects = store.dispatch((_dispatch, _state, own): Effects => own);
      Object.assign(effects.device, {
        get: async (key: string) => kept.get(key),
        set: async (key: string, value: unknown) => void kept.set(key, value),
        remove: async (key: string) => void kept.delete(key),
      });
      if (before.length > 0) store.dispatch(photosChosen(before));
      return true;
    });
    return isReady ? <Form /> : null;
  }
  const view = renderScreen(<Page />, { token: `t-${user}`, user: { _id: user } });
  const last = <S extends PostingDraft['state']>(state: S): Extract<PostingDraft, { state: S }> => {
    const draft = drafts.at(-1);
    if (draft?.state !== state) throw new Error(`The draft is ${draft?.state}`);
    return draft as Extract<PostingDraft, { state: S }>;
  };
  const is = (state: PostingDraft['state']) => screen.findByText(state);
  const choose = (id: string) => {
    const effects = view.store.dispatch((_dispatch, _state, own): Effects => own);
    effects.files.hold(new File(['x'], `${id}.jpg`), id);
    act(() => void view.store.dispatch(photosChosen([anUpload(id, { form })])));
  };
  const photos = () => selectPhotos(view.store.getState(), form);
  return { ...view, last, is, choose, photos };
}

async function left(kept: Map<string, unknown>, options: Options = {}) {
  const first = visit(kept, options);
  await first.is('open');
  act(() => first.last('open').save(TYPED, 3));
  first.choose('a');
  first.unmount();
  await waitFor(() => expect([...kept.keys()].sort()).toEqual(['draft-file:u1:post:a', 'draft:u1:post']));
}

it('opens anew where nothing was kept [WIZ-19]', async () => {
  const { is, last } = visit(new Map());
  expect(screen.getByText('loading')).toBeInTheDocument();
  await is('open');
  expect(last('open').initial).toBeNull();
});

it('offers what was left, and gives back what was typed, the step and the photos [WIZ-19]', async () => {
  const kept = new Map<string, unknown>();
  await left(kept);
  const { is, last, photos, store } = visit(kept);
  await is('offered');
  expect(last('offered')).toMatchObject({ step: 3, photoCount: 1, savedAt: expect.any(Number) });
  expect(photos()).toEqual([]);
  await act(() => last('offered').resume());
  expect(last('open').initial).toEqual({ values: TYPED, step: 3 });
  expect(photos()).toMatchObject([{ id: 'a', state: 'uploading' }]);
  const effects = store.dispatch((_dispatch, _state, own): Effects => own);
  expect(effects.fileOf('a')?.name).toBe('a.jpg');
});

it('is taken up once, however often it is pressed, and goes on from there [WIZ-19]', async () => {
  const kept = new Map<string, unknown>();
  await left(kept);
  const { is, last, choose, photos, store, unmount } = visit(kept);
  await is('offered');
  const { resume, discard } = last('offered');
  await act(() => Promise.all([resume(), resume(), discard()]));
  act(() => last('open').save({ ...TYPED, name: 'Hill View 2' }, 2));
  choose('b');
  await act(() => settle(350));
  expect(photos()).toMatchObject([{ id: 'a' }, { id: 'b' }]);
  unmount();
  store.dispatch(uploadSucceeded({ id: 'a', state: 'success', progress: 100, url: '/a' }));
  await waitFor(() =>
    expect(kept.get('draft:u1:post')).toMatchObject({ values: { name: 'Hill View 2' }, step: 2, photos: [{}, {}] }),
  );
});

it('brings the photos that were chosen in another tab meanwhile [WIZ-19]', async () => {
  const kept = new Map<string, unknown>();
  const { store, unmount, last, is, choose } = visit(kept);
  await is('open');
  act(() => last('open').save(TYPED, 3));
  choose('a');
  unmount();
  await waitFor(() => expect(kept.has('draft-file:u1:post:a') && kept.has('draft:u1:post')).toBe(true));
  const draft = kept.get('draft:u1:post') as { photos: readonly object[] };
  kept.set('draft:u1:post', { ...draft, photos: [...draft.photos, anUpload('b')] });
  kept.set('draft-file:u1:post:b', new File(['x'], 'b.jpg'));
  const again = visit(kept, { photos: store.getState().uploads });
  await again.is('offered');
  await act(() => again.last('offered').resume());
  expect(again.photos().map(({ id }) => id)).toEqual(['a', 'b']);
});

it('discards what is not wanted, with its photos [WIZ-19]', async () => {
  const kept = new Map<string, unknown>();
  await left(kept);
  expect([...kept.keys()].sort()).toEqual(['draft-file:u1:post:a', 'draft:u1:post']);
  const { is, last } = visit(kept);
  await is('offered');
  await act(() => last('offered').discard());
  expect(last('open').initial).toBeNull();
  expect([...kept.keys()]).toEqual([]);
});

it('goes when the listing was posted [WIZ-19, WIZ-17]', async () => {
  const kept = new Map<string, unknown>();
  await left(kept);
  const { is, last, photos } = visit(kept);
  await is('offered');
  await act(() => last('offered').resume());
  await act(() => last('open').forget());
  expect([...kept.keys()]).toEqual([]);
  expect(photos()).toEqual([]);
});

it('is of one user and of one form [WIZ-19]', async () => {
  const kept = new Map<string, unknown>();
  await left(kept);
  const other = visit(kept, { user: 'u2' });
  await other.is('open');
  other.unmount();
  const edit = visit(kept, { form: 'edit:p1' });
  await edit.is('open');
});

it('changes with the user in another tab, and mixes nothing [WIZ-19, AUTH-12]', async () => {
  const kept = new Map<string, unknown>();
  const { is, last, store, photos, choose } = visit(kept);
  await is('open');
  act(() => last('open').save(TYPED, 2));
  choose('a');
  const { session } = loggedInAs({ _id: 'u2' });
  const stored = { session: { ...session, token: 't-u2' }, chosenListing: { chosen: null } };
  act(() => void store.dispatch(storageChangedElsewhere(stored)));
  await waitFor(() => expect(last('open').initial).toBeNull());
  expect(kept.get('draft:u1:post')).toMatchObject({ values: TYPED, step: 2, photos: [{ id: 'a' }] });
  act(() => last('open').save({ ...TYPED, city: 'Chittoor' }, 1));
  await waitFor(() => expect(kept.get('draft:u2:post')).toMatchObject({ values: { city: 'Chittoor' }, photos: [] }));
  expect(photos()).toEqual([]);
  expect(kept.get('draft:u1:post')).toMatchObject({ values: TYPED, photos: [{ id: 'a' }] });
});

describe('a logout in another tab', () => {
  const NOBODY = { session: { token: null, user: null }, chosenListing: { chosen: null } };
  const TOLD = expect.stringMatching(/logged out in another tab.*kept on this device/);

  it('is told, with what the device keeps [AUTH-12, WIZ-19]', async () => {
    const kept = new Map<string, unknown>();
    const { is, last, store, notices } = visit(kept);
    await is('open');
    act(() => last('open').save(TYPED, 2));
    act(() => void store.dispatch(storageChangedElsewhere(NOBODY)));
    await waitFor(() => expect(notices).toEqual([{ text: TOLD, tone: 'info' }]));
    expect(kept.get('draft:u1:post')).toMatchObject({ values: TYPED, step: 2 });
  });

  it('is not told where nothing was typed, nor another person’s login, nor the end of the session here [AUTH-12, WIZ-19]', async () => {
    const { is, store, notices } = visit(new Map());
    await is('open');
    act(() => void store.dispatch(storageChangedElsewhere(NOBODY)));
    await settle(50);
    expect(notices).toEqual([]);
    const typed = async () => {
      const shown = visit(new Map());
      await waitFor(() => shown.last('open'));
      act(() => shown.last('open').save(TYPED, 2));
      return shown;
    };
    const other = await typed();
    act(() => void other.store.dispatch(storageChangedElsewhere({ ...NOBODY, ...loggedInAs({ _id: 'u2' }) })));
    const here = await typed();
    act(() => void here.store.dispatch(sessionEnded()));
    await settle(50);
    expect([...other.notices, ...here.notices]).toEqual([]);
  });
});

it('is written at once when the page is hidden or goes [WIZ-19]', async () => {
  const kept = new Map<string, unknown>();
  const { is, last } = visit(kept);
  await is('open');
  act(() => last('open').save(TYPED, 2));
  expect(kept.size).toBe(0);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(kept.get('draft:u1:post')).toMatchObject({ values: TYPED });
});

it.each([[{ city: 'Tirupati' }], ['text'], [{ ...UNTOUCHED, selectedSubtype: 'Castle' }], [{ ...UNTOUCHED, age: 5 }]])(
  'does not offer what is no form of today: %j [WIZ-19]',
  async (values) => {
    const { is, last } = visit(new Map([['draft:u1:post', { savedAt: 1, step: 1, values, photos: [] }]]));
    await is('open');
    expect(last('open').initial).toBeNull();
  },
);
