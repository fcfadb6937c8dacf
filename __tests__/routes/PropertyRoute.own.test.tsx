/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { flat, OWNER, show } from '../support/propertyRoute';

const WIDTH = window.innerWidth;
afterEach(() => {
  window.innerWidth = WIDTH;
});

describe('one’s own listing', () => {
  const own = { ...flat, address: '4-12 Car Street', viewCount: 42, phoneViewCount: 3, enquiryCount: 1 };
  const Brought = () => (
    <>
      <p>{JSON.stringify(useLocation().state)}</p>
      <Link to="/properties-listing?id=p1">Back to the listing</Link>
    </>
  );
  const showOwn = (mine: unknown) =>
    show([flat], {
      token: 't',
      user: { _id: OWNER._id },
      server: { 'GET property/userProperties': mine },
      elsewhere: { '/edit-property': <Brought />, '/dashboard': <Brought /> },
    });

  it('offers Edit with the whole record, its figures and Share, no call and no form [EDIT-1, DASH-2]', async () => {
    const { user } = showOwn([own]);
    const card = within(await screen.findByRole('region', { name: 'This is your listing' }));
    expect(await card.findByText('42 views · 3 saw your number · 1 enquiry')).toBeVisible();
    expect(card.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(card.queryByRole('link', { name: 'Change price or mark as sold' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Call|Chat with) Agent/ })).toBeNull();
    expect(screen.queryByRole('form', { name: 'Share your details' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Posted by' })).toBeNull();
    await user.click(card.getByRole('link', { name: 'Edit' }));
    expect(
      screen.getByText(/"_id":"p1".*"address":"4-12 Car Street"|"address":"4-12 Car Street".*"_id":"p1"/),
    ).toBeVisible();
  });

  it('leads to its card on the dashboard, where the server keeps what is sold [DASH-2]', async () => {
    const { user } = showOwn([{ ...own, sold: false }]);
    await user.click(await screen.findByRole('link', { name: 'Change price or mark as sold' }));
    expect(screen.getByText('{"allListings":true,"edited":"p1"}')).toBeVisible();
  });

  it('shows who looked above the tabs in a narrow window, and offers no report of it to its owner [DASH-2, PDET-9]', async () => {
    window.innerWidth = 360;
    const { unmount } = showOwn([own]);
    const card = await screen.findByRole('region', { name: 'This is your listing' });
    expect(card.compareDocumentPosition(screen.getByRole('tablist'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(await screen.findByText('Listing Type')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Report this listing' })).toBeNull();
    unmount();
    show([flat], { token: 't', user: { _id: 'somebody' } });
    expect(await screen.findByRole('button', { name: 'Report this listing' })).toBeVisible();
  });

  it('says of one that nobody else sees before all else on a phone why that is [DASH-10]', async () => {
    window.innerWidth = 360;
    showOwn([{ ...own, status: 2 }]);
    await screen.findByText('You deleted it. Nobody else sees it.');
    const card = screen.getByRole('region', { name: 'This is your listing' });
    expect(card.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('wears on its picture that it is sold, not how far its building is [DASH-3, PDET-1]', async () => {
    showOwn([{ ...own, possessionStatus: 'Under Construction', status: 0, sold: true }]);
    const badge = await screen.findByText('Sold');
    expect(badge.closest('figure, section, div:has(button)')).not.toHaveTextContent('Under Construction');
  });

  it('begins the edit with what another tab has made of it meanwhile [EDIT-1, EDIT-2]', async () => {
    const { user, server } = showOwn([own]);
    await user.click((await screen.findAllByRole('link', { name: 'Edit' }))[0] ?? document.body);
    server.answer('GET property/userProperties', [{ ...own, address: '9 New Street' }]);
    await user.click(screen.getByRole('link', { name: 'Back to the listing' }));
    await waitFor(() => expect(server.sent.filter(({ call }) => call.endsWith('userProperties'))).toHaveLength(2));
    await user.click((await screen.findAllByRole('link', { name: 'Edit' }))[0] ?? document.body);
    expect(await screen.findByText(/9 New Street/)).toBeVisible();
  });

  it.each([
    [
      'under review',
      { status: 0, sold: false },
      /^It is being checked\. Buyers see it as soon as that is done\.$/,
      'Edit',
    ],
    [
      'to be changed',
      { status: 0, reviewReason: 'Please add the price.' },
      /this is changed:\nPlease add the price\.$/,
      'Edit',
    ],
    ['sold', { status: 0, sold: true }, /^You marked it as sold\. Buyers do not see it\.$/, 'Go to your dashboard'],
    ['deleted', { status: 2 }, /^You deleted it\. Nobody else sees it\.$/, 'Go to your dashboard'],
  ])(
    'says how what is %s stands, offers what can be done, and shares no link that would not open [DASH-3, DASH-10, PDET-2]',
    async (_what, state, said, way) => {
      const hidden = { ...own, ...state };
      show([hidden], {
        token: 't',
        user: { _id: OWNER._id },
        server: { 'GET property/userProperties': [hidden] },
      });
      const card = within(await screen.findByRole('region', { name: 'This is your listing' }));
      expect(
        await card.findByText((_text, element) => element?.tagName === 'P' && said.test(element.textContent)),
      ).toBeVisible();
      expect((await card.findAllByRole('link')).map((link) => link.textContent)).toEqual([way]);
      for (const name of ['Share', 'Save', /Compare/]) expect(screen.queryByRole('button', { name })).toBeNull();
    },
  );

  it('leads to the dashboard while the whole record is not here [EDIT-1]', async () => {
    showOwn({ status: 500, body: { message: 'Down' } });
    expect(await screen.findByRole('link', { name: 'Edit in your dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
