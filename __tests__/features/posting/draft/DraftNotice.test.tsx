/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { DraftNotice } from '@/features/posting/draft/DraftNotice';
import { UNTOUCHED } from '@/features/posting/values/postingValues';
import { useAppStore } from '@/store/hooks';
import type { Effects } from '@/store/effects';
import { renderScreen } from '../../../support/renderScreen';
import { settle } from '../../../support/settle';
import { anUpload } from '../../../support/uploadItem';

function show(kept: Readonly<Record<string, unknown>>) {
  function Dashboard() {
    const { device } = useAppStore().dispatch((_dispatch, _state, effects): Effects => effects);
    Object.assign(device, { get: async (key: string) => kept[key] });
    return <DraftNotice />;
  }
  const Posting = () => <p>{JSON.stringify(useLocation().state)}</p>;
  return renderScreen(<Dashboard />, {
    ...{ token: 't', path: '/dashboard', pattern: '/dashboard' },
    elsewhere: { '/postproperty': <Posting /> },
  });
}
const draft = {
  savedAt: Date.parse('2026-07-04T18:35:00Z'),
  step: 2,
  values: { ...UNTOUCHED, selectedSubtype: 'Plot/land', city: 'Tirupati', locality: 'Tiruchanur' },
  photos: [anUpload('a'), anUpload('b'), anUpload('c', { state: 'error', isFinal: true })],
};

it('tells of the listing that was begun, what it is, how far it is and how many photos it keeps, and leads back to it [WIZ-19, UP-1]', async () => {
  const { user, location } = show({ 'draft:u1:post': draft });
  const notice = await screen.findByRole('region', { name: 'Unfinished listing' });
  expect(notice).toHaveTextContent('You have an unfinished listing from 5 Jul 2026, 12:05 am, ');
  expect(notice).toHaveTextContent('with 2 photos');
  expect(notice).toHaveTextContent('Plot in Tiruchanur · Step 2 of 4');
  await user.click(screen.getByRole('link', { name: 'Continue' }));
  expect(location()).toBe('/postproperty');
  expect(screen.getByText('{"resumes":true}')).toBeVisible();
});

it("shows nothing of another user's draft, nor where there is none [WIZ-19]", async () => {
  show({ 'draft:u2:post': draft });
  await act(() => settle(20));
  expect(screen.queryByRole('region')).toBeNull();
});
