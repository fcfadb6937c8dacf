/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { SaveButton } from '@/components/ui/SaveButton';
import { useSaved } from '@/store/saved/useSaved';
import { settle } from '../../support/settle';
import { renderScreen, type RenderOptions } from '../../support/renderScreen';

const then = { path: '/properties-listing?id=p1', label: '2 BHK Flat' };
function Screen() {
  return <SaveButton {...useSaved('property', { id: 'p1', name: then.label })} />;
}
const show = (server: RenderOptions['server'] = {}, token: string | undefined = 't') =>
  renderScreen(<Screen />, { server, ...(token && { token }) });
const save = () => screen.getByRole('button', { name: /^Saved?$/ });
const isPressed = (pressed: boolean) => expect(save()).toHaveAccessibleName(pressed ? 'Saved' : 'Save');
const refused = { status: 400, body: { errors: { message: 'You can save at most 500 listings.' } } };
const missing = { status: 404, body: { errors: { message: 'There is no such call.' } } };

describe('Save', () => {
  it('asks a visitor to log in, says what for, and has it saved afterwards [PDET-2, AUTH-2]', async () => {
    const { user, store, calls } = show({}, '');
    isPressed(false);
    await user.click(save());
    expect(store.getState().authModal).toMatchObject({
      open: 'login',
      then: { ...then, aim: 'save this home', after: 'saveProperty', listingId: 'p1' },
    });
    expect(calls).toEqual([]);
  });

  it('keeps a listing on the server, and takes it away again; shown at once [PDET-2, DASH-6]', async () => {
    let kept: object[] = [];
    let answer = () => {};
    const post = async (_url: URL, body: unknown) => {
      await new Promise<void>((done) => (answer = done));
      const { saved, ...listing } = body as { saved: boolean };
      kept = saved ? [listing] : [];
      return { message: 'Saved' };
    };
    const { user, server } = show({ 'GET saved': () => kept, 'POST saved': post });
    await waitFor(() => expect(server.calls).toContain('GET saved'));
    await user.click(save());
    isPressed(true);
    await act(async () => answer());
    expect(server.sent.find(({ call }) => call === 'POST saved')?.body).toEqual({
      listingId: 'p1',
      kind: 'property',
      saved: true,
    });
    await waitFor(() => expect(server.calls.filter((call) => call === 'GET saved')).toHaveLength(2));
    isPressed(true);
    // A press while the one before is under way does nothing: let it end.
    await act(() => settle(100));
    await user.click(save());
    await waitFor(() => isPressed(false));
    await act(async () => answer());
    await waitFor(() => expect(server.calls.filter((call) => call === 'GET saved')).toHaveLength(3));
    await waitFor(() => isPressed(false));
  });

  it('undoes what the server refused, and says why [PDET-2, ERR-3]', async () => {
    const { user, notices } = show({ 'GET saved': [], 'POST saved': { ...refused, delay: 30 } });
    await screen.findByRole('button', { name: 'Save' });
    await act(async () => {});
    await user.click(save());
    isPressed(true);
    await waitFor(() => isPressed(false));
    expect(notices).toEqual([expect.objectContaining({ title: 'Oops!', text: 'You can save at most 500 listings.' })]);
  });

  it('undoes it too when the server knows the call but not the listing [PDET-2]', async () => {
    const { user, onDevice } = show({ 'GET saved': [], 'POST saved': { ...missing, delay: 30 } });
    await act(async () => {});
    await user.click(save());
    isPressed(true);
    await waitFor(() => isPressed(false));
    expect(onDevice.size).toBe(0);
  });

  it('keeps listings on this device where the server lacks the calls, by user, without a complaint [PDET-2]', async () => {
    const first = show({ 'GET saved': missing, 'POST saved': missing });
    // Also when it is pressed before the server has said that it lacks them.
    await first.user.click(save());
    await waitFor(() =>
      expect(first.onDevice.get('saved:u1')).toEqual([
        { listingId: 'p1', kind: 'property', savedAt: expect.any(String) },
      ]),
    );
    await waitFor(() => isPressed(true));
    await act(() => settle(100));
    expect(first.calls).not.toContain('POST saved');
    expect(first.notices).toEqual([]);
    await first.user.click(save());
    await waitFor(() => expect(first.onDevice.get('saved:u1')).toEqual([]));
    isPressed(false);
  });
});
