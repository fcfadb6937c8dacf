/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { AuthModals } from '@/features/account/AuthModals';
import { CallBackButton } from '@/features/enquiry/CallBackButton';
import LeadForm from '@/features/enquiry/LeadForm';
import { leadSizes } from '@/features/enquiry/leadSizes';
import { sellerContacted } from '@/store/device/deviceSlice';
import { nearOnCall } from '../../support/nearViewport';
import { renderScreen, type RenderOptions } from '../../support/renderScreen';

const CALL = 'POST enquiries';
const then = { path: '/properties-listing-one?id=p1', label: 'Seshadri Towers' };
const show = (options: RenderOptions = {}) =>
  renderScreen(<LeadForm listingId="p1" then={then} sizes={leadSizes({})} />, {
    server: { [CALL]: { message: 'Thank you.' } },
    ...options,
  });
const button = () => screen.getByRole('button', { name: 'Request a call back' });
const consent = () => screen.getByRole('checkbox', { name: /matching sellers/ });

const formComesIntoView = nearOnCall();

describe('the lead form', () => {
  it('asks for country, phone, consent and sizes, and sends them as a lead [JDET-8, JDET-9]', async () => {
    const projects = { ids: ['p1'], entities: { p1: { _id: 'p1', name: 'Seshadri Towers' } } };
    const { user, server, store } = show({ token: 't', preloaded: { projects } });
    expect(screen.queryByText(/asked for a call back/)).toBeNull();
    expect(screen.getByLabelText('Country')).toHaveDisplayValue('India (+91)');
    await user.type(screen.getByLabelText('Phone'), '98480 22338');
    await user.click(screen.getByRole('button', { name: '4 BHK' }));
    await user.click(screen.getByRole('button', { name: '2 BHK' }));
    expect(screen.getByRole('button', { name: '2 BHK' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(consent());
    await user.click(button());
    expect(await screen.findByText('Thank you.')).toHaveFocus();
    const to = screen.getByRole('link', { name: 'See it under “Contacted”' });
    expect(to).toHaveAttribute('href', '/dashboard#contacted');
    expect(server.sent[0]?.body).toEqual({
      kind: 'lead',
      listingId: 'p1',
      phone: '9848022338',
      interestedIn: ['2 BHK', '4 BHK'],
      consent: true,
    });
    expect(screen.queryByRole('button', { name: 'Request a call back' })).toBeNull();
    const asked = { kind: 'project', id: 'p1', name: 'Seshadri Towers', askedAt: expect.any(Number) as unknown };
    expect(store.getState().device.contacted).toEqual([asked]);
  });

  it('tells when the seller was asked to who comes again, and lets them ask once more [DASH-1, JDET-8]', async () => {
    const projects = { ids: ['p1'], entities: { p1: { _id: 'p1', name: 'Seshadri Towers' } } };
    const seen = { kind: 'project', id: 'p1', name: 'Seshadri Towers' } as const;
    const device = { recent: [], compare: [], units: 'sqft' } as const;
    const { user, server, store } = show({
      token: 't',
      preloaded: { projects, device: { ...device, contacted: [seen] } },
    });
    // Who has only seen the number has asked nobody anything.
    expect(screen.queryByText(/asked for a call back/)).toBeNull();
    act(() => void store.dispatch(sellerContacted({ ...seen, askedAt: Date.UTC(2026, 10, 21) })));
    expect(screen.getByText(/You asked for a call back on 21 Nov 2026/)).toBeVisible();
    act(() => void store.dispatch(sellerContacted(seen)));
    expect(screen.getByText(/You asked for a call back on 21 Nov 2026/)).toBeVisible();
    await user.type(screen.getByLabelText('Phone'), '98480 22338');
    await user.click(consent());
    await user.click(button());
    expect(await screen.findByText('Thank you.')).toBeVisible();
    expect(server.sent).toHaveLength(1);
    expect(screen.queryByText(/asked for a call back/)).toBeNull();
  });

  it('needs ten digits and the consent [JDET-8]', async () => {
    const { user, calls } = show({ token: 't' });
    await user.click(button());
    expect(await screen.findByText('Phone is required')).toBeVisible();
    expect(screen.getByText('Please tick the box so that the seller can call you')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveFocus());
    await user.type(screen.getByLabelText('Phone'), '98480');
    expect(screen.getByText('Phone must have exactly 10 digits')).toBeVisible();
    await user.click(button());
    expect(calls).toEqual([]);
  });

  it('asks about the sizes that there are, about 2 to 4 BHK where it is not known, and about none of plots [JDET-8]', () => {
    expect(leadSizes({ unitConfig: ['3 BHK', '4BHK', '7 BHK'] })).toEqual(['3 BHK', '4 BHK', '5 BHK']);
    expect(leadSizes({ propertyType: 'Venture' })).toEqual([]);
    expect(leadSizes({})).toEqual(['2 BHK', '3 BHK', '4 BHK']);
  });

  it('is sent by anybody where no login is asked for, without sizes where there are none [API-29]', async () => {
    const { user, server, store } = renderScreen(<LeadForm listingId="p1" />, {
      server: { [CALL]: { message: 'Thank you.' } },
    });
    expect(screen.queryByRole('group', { name: 'Interested in' })).toBeNull();
    await user.type(screen.getByLabelText('Phone'), '9848022338');
    await user.click(consent());
    await user.click(button());
    expect(await screen.findByText('Thank you.')).toHaveFocus();
    expect(screen.queryByRole('link', { name: /Contacted/ })).toBeNull();
    expect(server.sent[0]?.body).toEqual({ kind: 'lead', listingId: 'p1', phone: '9848022338', consent: true });
    expect(store.getState().authModal.open).toBeNull();
  });

  it('begins with the phone of the account [JDET-8]', () => {
    show({ token: 't', user: { phone: '+91 98480 22338' } });
    expect(screen.getByLabelText('Phone')).toHaveValue('9848022338');
  });

  it('leads a visitor to the login first [JDET-9]', async () => {
    const { user, store, calls } = show();
    await user.click(screen.getByRole('button', { name: 'Login to Request a call back' }));
    expect(store.getState().authModal).toMatchObject({ open: 'login', then });
    expect(calls).toEqual([]);
  });

  it('carries the number that was typed into the login, from its own button and from the bar’s [JDET-9]', async () => {
    const { user, store } = renderScreen(
      <>
        <LeadForm listingId="p1" then={then} />
        <div role="group" aria-label="Bar">
          <CallBackButton then={then} />
        </div>
        <AuthModals />
      </>,
    );
    const form = within(screen.getByRole('form', { name: 'Share your details' }));
    const bar = within(screen.getByRole('group', { name: 'Bar' }));
    const name = { name: 'Login to Request a call back' };
    const login = () => screen.findByLabelText('Mobile number');
    await user.type(form.getByLabelText('Phone'), '9848022338');
    await user.click(form.getByRole('button', name));
    expect(await login()).toHaveValue('9848022338');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.clear(form.getByLabelText('Phone'));
    await user.type(form.getByLabelText('Phone'), '9848022339');
    await waitFor(() => expect(JSON.stringify(store.getState().forms)).toContain('9848022339'));
    await user.click(bar.getByRole('button', name));
    expect(await login()).toHaveValue('9848022339');
  });

  it('gives way in the bar while the form itself is in view, with its own button [JDET-9]', () => {
    renderScreen(
      <>
        <LeadForm listingId="p1" then={then} />
        <CallBackButton then={then} />
      </>,
    );
    const buttons = () => screen.getAllByRole('button', { name: 'Login to Request a call back' });
    expect(buttons()).toHaveLength(2);
    formComesIntoView();
    expect(buttons()).toHaveLength(1);
    expect(screen.getByRole('form', { name: 'Share your details' })).toContainElement(buttons()[0] ?? null);
  });

  it('leads a visitor to the login at Enter too, and sends nothing [JDET-9]', async () => {
    const { user, store, calls } = show();
    await user.click(consent());
    await user.type(screen.getByLabelText('Phone'), '9848022338{Enter}');
    await waitFor(() => expect(store.getState().authModal).toMatchObject({ open: 'login', then }));
    expect(calls).toEqual([]);
    expect(screen.getByLabelText('Phone')).toHaveValue('9848022338');
  });

  it.each([404, 501])(
    'says that it could not be sent where a server answers %s, and keeps what was typed [API-29]',
    async (status) => {
      const { user, notices } = show({
        token: 't',
        user: { phone: '9848022338' },
        server: { [CALL]: { status, body: { errors: { message: 'Cannot POST /api/enquiries' } } } },
      });
      await user.click(consent());
      await user.click(button());
      expect(await screen.findByRole('alert')).toHaveTextContent('Your request could not be sent');
      expect(notices).toEqual([
        expect.objectContaining({ title: 'Oops!', text: expect.stringContaining('could not be sent') as string }),
      ]);
      expect(screen.getByLabelText('Phone')).toHaveValue('9848022338');
      expect(screen.queryByText('Your request was sent.')).toBeNull();
    },
  );

  it('shows the server’s reason for another refusal [ERR-3]', async () => {
    const { user } = show({
      token: 't',
      user: { phone: '9848022338' },
      server: { [CALL]: { status: 429, body: { errors: { message: 'Too many requests' } } } },
    });
    await user.click(consent());
    await user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests');
  });
});
