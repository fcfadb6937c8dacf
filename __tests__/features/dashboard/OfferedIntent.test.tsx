/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { OfferedIntent } from '@/features/dashboard/OfferedIntent';
import { intentOffered, type Intent } from '@/store/authModal/authModalSlice';
import { renderScreen, type RenderOptions } from '../../support/renderScreen';

const flat = { path: '/properties-listing?id=p1', label: '2 BHK Flat' };
const from = { path: '/properties?city=Tirupati', scrolled: 900 };

const Brought = () => <output>{JSON.stringify(useLocation().state)}</output>;

function show(intent: Intent, server: RenderOptions['server'] = {}) {
  const shown = renderScreen(<OfferedIntent />, {
    token: 't',
    path: '/dashboard',
    pattern: '/dashboard',
    server,
    elsewhere: { '/properties-listing': <Brought /> },
  });
  act(() => void shown.store.dispatch(intentOffered(intent)));
  return shown;
}
/** A server that keeps what is saved. */
function keeping() {
  const kept: unknown[] = [];
  const posts: unknown[] = [];
  return {
    posts,
    server: {
      'GET saved': () => [...kept],
      'POST saved': (_url: URL, body: unknown) => {
        posts.push(body);
        kept.push(body);
        return { message: 'Saved' };
      },
    },
  };
}

describe('what the login was for', () => {
  it('is saved, once, and one press leads back to the list [PDET-2, AUTH-2, ROUTE-17]', async () => {
    const { posts, server } = keeping();
    const { user, location } = show({ ...flat, after: 'saveProperty', listingId: 'p1', from }, server);
    expect(await screen.findByText('2 BHK Flat is saved.')).toBeVisible();
    expect(posts).toEqual([{ listingId: 'p1', kind: 'property', saved: true }]);
    expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Stay here' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to where you were' }));
    expect(location()).toBe(from.path);
  });

  it('is offered where it could not be saved [PDET-2, AUTH-2]', async () => {
    const refused = { status: 400, body: { errors: { message: 'You can save at most 500 listings.' } } };
    show({ ...flat, after: 'saveProject', listingId: 'j1' }, { 'GET saved': [], 'POST saved': refused });
    expect(await screen.findByRole('link', { name: 'Continue to 2 BHK Flat' })).toBeVisible();
    expect(screen.queryByText(/is saved/)).toBeNull();
  });

  it('leads to the number that was asked for [PLIST-14, PDET-6, AUTH-2]', async () => {
    const { user, location, store } = show({ ...flat, after: 'showNumber', from });
    expect(screen.getByText('You can see the number now.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue to 2 BHK Flat' }));
    expect(location()).toBe(flat.path);
    await waitFor(() => expect(store.getState().authModal.offered).toBeNull());
  });

  it('goes on with what its page opens with [AUTH-2]', async () => {
    const { user } = show({ ...flat, state: { opensReview: 'a1' } });
    await user.click(screen.getByRole('link', { name: 'Continue to 2 BHK Flat' }));
    expect(screen.getByRole('status')).toHaveTextContent('{"opensReview":"a1"}');
  });

  it('is one way where it leads to where the visitor was [AUTH-2, ROUTE-17]', async () => {
    const here = { path: flat.path, scrolled: 900 };
    const { user } = show({ ...flat, state: { review: true }, from: here });
    expect(screen.queryByRole('link', { name: 'Back to where you were' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Continue to 2 BHK Flat' }));
    expect(screen.getByRole('status')).toHaveTextContent('{"review":true,"scrolledTo":900}');
  });

  it('leads to the section that it names of the page where the visitor was [AUTH-2]', async () => {
    const { user } = show({ ...flat, path: `${flat.path}#reviews`, from: { ...from, path: flat.path } });
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', `${flat.path}#reviews`);
    await user.click(link);
    expect(screen.getByRole('status')).toHaveTextContent('{}');
  });
});
