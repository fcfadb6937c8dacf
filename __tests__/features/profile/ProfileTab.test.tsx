/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { phoneApi } from '@/api/phoneApi';
import { ageOn, dayOf } from '@/domain/day';
import { ProfileTab } from '@/features/profile/ProfileTab';
import { AGE, AGENT, COMPLETE, save, show, USER } from '../../support/profileTab';
import { renderScreen } from '../../support/renderScreen';

describe('My profile', () => {
  it('shows a non-agent the short form, with username and phone read-only [PROF-1, PROF-2, PROF-5, PROF-10]', async () => {
    await show(USER);
    expect(screen.getByLabelText('Username')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Username')).toHaveValue('asha');
    expect(screen.getByLabelText('Phone')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Phone')).toHaveValue('+91 9848022338');
    expect(screen.getByRole('group', { name: 'Profile picture' })).toBeVisible();
    const names = screen
      .getAllByRole('textbox')
      .map((box) => box.closest('div:has(> label)')?.querySelector('label')?.textContent);
    expect(names).toEqual(['Name', 'Username', 'Phone', 'Age']);
    expect(screen.queryByLabelText('Aadhaar number')).toBeNull();
  });

  it('leads an agent to what buyers see, and nobody else [PROF-2, AGENT-4]', async () => {
    const { unmount, store } = await show(AGENT, 'agt');
    expect(screen.getByRole('link', { name: 'See your public page' })).toHaveAttribute(
      'href',
      `/agentdetails/${store.getState().session.user?._id}`,
    );
    unmount();
    await show(USER);
    expect(screen.queryByRole('link', { name: 'See your public page' })).toBeNull();
  });

  it('says that the number cannot be changed where the server cannot do that [PROF-1]', async () => {
    await show(USER);
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription('This cannot be changed here.');
  });

  it('leads from the number to where it can be changed [PROF-1]', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const answers = { 'GET users/phone': { phone: '9848022338', confirmed: true } };
    const { user, store } = await show(USER, 'usr', answers);
    // Its card asks.
    void store.dispatch(phoneApi.endpoints.getPhone.initiate(undefined, { subscribe: false }));
    await user.click(await screen.findByRole('button', { name: 'Change it above' }));
    expect(document.getElementById('number')).toHaveFocus();
    expect(scroll).toHaveBeenCalled();
  });

  it('shows where messages go, and takes an agent’s languages and RERA number [PROF-1, AGENT-8]', async () => {
    const { user, posted } = await show({ ...AGENT, email: 'asha@mail.in' }, 'agt');
    expect(screen.getByLabelText('E-mail')).toHaveValue('asha@mail.in');
    expect(screen.getByLabelText('E-mail')).toHaveAttribute('readonly');
    await user.type(screen.getByLabelText('Languages'), 'Telugu, Tamil; telugu');
    const rera = screen.getByLabelText('RERA registration number');
    await user.type(rera, 'P10150050061');
    await user.click(save());
    expect(rera).toHaveAccessibleDescription(/number of a project/);
    await user.clear(rera);
    await user.type(rera, 'A02400001234');
    await user.click(save());
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()[0]).toMatchObject({ languages: ['Telugu', 'Tamil'], reraNumber: 'A02400001234' });
    expect(posted()[0]).not.toHaveProperty('email');
  });

  it('puts a new picture into the user menu, too [SHELL-3, PROF-7]', async () => {
    const { user, store, posted } = await show(AGENT, 'agt');
    await user.click(save());
    await waitFor(() => expect(posted()).toHaveLength(1));
    await waitFor(() => expect(store.getState().session.user?.profilePic).toBe('/uploads/p.jpg'));
  });

  it('takes the day out of a moment, shows it and sends it back [PROF-1, API-15]', async () => {
    const { user, posted } = await show({ ...COMPLETE, dateOfBirth: '1990-01-31T00:00:00.000Z', gender: 'FEMALE' });
    expect(screen.getByLabelText('Date of birth')).toHaveValue('1990-01-31');
    await user.click(save());
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()[0]).toMatchObject({ dateOfBirth: '1990-01-31', gender: 'Female' });
  });

  it('tells what is missing by a toast and at each field, and sends nothing [PROF-5, PROF-6, PROF-10]', async () => {
    const { user, notices, posted } = await show({ ...USER, name: null });
    expect(screen.getByText('4 fields still need you.')).toBeVisible();
    await user.click(save());
    expect(notices).toEqual([expect.objectContaining({ title: 'Oops!', text: 'Please fill all the details' })]);
    for (const label of ['Name', 'Date of birth', 'Age', 'Gender']) {
      expect(screen.getByText(`${label} is required`)).toBeVisible();
    }
    expect(screen.queryByText('Profile picture is required')).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(posted()).toEqual([]);
  });

  it('names the first field that is missing beside the button, and leads to it [PROF-4, PROF-6]', async () => {
    const { user } = await show({ ...AGENT, aadharNumber: null }, 'agt');
    expect(screen.getByText('1 field still needs you.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Aadhaar number' }));
    expect(screen.getByLabelText('Aadhaar number')).toHaveFocus();
    await user.type(screen.getByLabelText('Aadhaar number'), '234123412346');
    expect(screen.queryByRole('button', { name: 'Aadhaar number' })).toBeNull();
  });

  it('leads to whom somebody works for, too, where that is missing [PROF-6, PROF-9]', async () => {
    const { user } = await show({ ...AGENT, workingIndividual: null }, 'agt');
    await user.click(screen.getByRole('button', { name: 'I work as' }));
    expect(screen.getByRole('radiogroup', { name: /I work as/ })).toContainElement(
      document.activeElement as HTMLElement,
    );
  });

  it('keeps what was typed into a field that goes and comes back [PROF-4]', async () => {
    const { user } = await show({ ...AGENT, workingCulture: 'Part-Time', partTimeDescription: 'Evenings' }, 'agt');
    await user.type(screen.getByLabelText('Part-time description'), ' and mornings');
    await user.click(screen.getByLabelText('Full-Time'));
    await user.click(screen.getByLabelText('Part-Time'));
    expect(screen.getByLabelText('Part-time description')).toHaveValue('Evenings and mornings');
  });

  it('lets the age follow the date of birth, and refuses another one beside it [PROF-1, PROF-5]', async () => {
    const { user, posted } = await show({ ...COMPLETE, age: 12 });
    expect(screen.getByLabelText('Age')).toHaveValue(String(AGE));
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '1984-06-17' } });
    const age = String(ageOn('1984-06-17', dayOf(new Date())));
    expect(screen.getByLabelText('Age')).toHaveValue(age);
    await user.clear(screen.getByLabelText('Age'));
    await user.type(screen.getByLabelText('Age'), '12');
    await user.click(save());
    expect(screen.getByLabelText('Age')).toHaveAccessibleDescription(
      expect.stringContaining(`By your date of birth this is ${age}`),
    );
    expect(posted()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Date of birth'), { target: { value: '2999-01-01' } });
    fireEvent.blur(screen.getByLabelText('Date of birth'));
    expect(await screen.findByText('Please enter a date in the past')).toBeVisible();
  });

  it('saves, says so and shows what the server holds then [PROF-5, PROF-8]', async () => {
    const { user, notices, posted, server } = await show(COMPLETE);
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Asha Rao');
    server.answer('GET users/profile', { ...COMPLETE, name: 'Asha R.' });
    await user.click(save());
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Asha R.'));
    expect(posted()).toEqual([{ name: 'Asha Rao', dateOfBirth: '1990-06-15', age: AGE, gender: 'Female' }]);
    expect(notices).toEqual([{ title: 'Success', text: 'Profile Updated successfully', tone: 'success' }]);
  });

  it('shows the server’s reason and keeps what was typed [AUTH-8, ERR-3]', async () => {
    const { user } = await show(COMPLETE, 'usr', {
      'POST users/profile': { status: 400, body: { errors: { message: 'name: is too long.' } } },
    });
    await user.type(screen.getByLabelText('Name'), ' Rao');
    await user.click(save());
    expect(await screen.findByText('name: is too long.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  });

  it('marks the field that the server refuses, and leads to it [PROF-6, ERR-3]', async () => {
    const message = 'This is not a valid Aadhaar number.';
    const { user } = await show(AGENT, 'agt', {
      'POST users/profile': {
        status: 400,
        body: { message, errors: { message }, code: 'wrongAadhaar', params: { field: 'aadharNumber' } },
      },
    });
    const aadhaar = screen.getByLabelText('Aadhaar number');
    await user.clear(aadhaar);
    await user.type(aadhaar, '123456789012');
    await user.click(save());
    await waitFor(() => expect(aadhaar).toHaveFocus());
    expect(aadhaar).toBeInvalid();
    expect(aadhaar).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it('asks again when it did not load [ERR-5]', async () => {
    const { server, user } = renderScreen(<ProfileTab numberAt="number" />, {
      token: 'tok',
      server: { 'GET users/profile': { status: 500, body: { errors: { message: 'Down' } } } },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Down');
    server.answer('GET users/profile', USER);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Name')).toHaveValue('Asha');
  });
});

describe('what was typed in the profile', () => {
  const again = (shown: Awaited<ReturnType<typeof show>>, server: Readonly<Record<string, unknown>>) => {
    const next = renderScreen(<ProfileTab numberAt="number" />, { token: 'tok', server });
    for (const [key, value] of shown.seen.onDevice) next.seen.onDevice.set(key, value);
    return next;
  };

  it('outlives a session that ends in the middle, for the same user, but for the Aadhaar number [ERR-2, PROF-1]', async () => {
    const shown = await show(AGENT, 'agt', {
      'POST users/profile': { status: 401, body: { message: 'Session expired' } },
    });
    await shown.user.type(screen.getByLabelText('Name'), ' Rao');
    await shown.user.clear(screen.getByLabelText('Highest qualification'));
    await shown.user.type(screen.getByLabelText('Highest qualification'), 'M.Com');
    await shown.user.clear(screen.getByLabelText('Aadhaar number'));
    await shown.user.type(screen.getByLabelText('Aadhaar number'), '234123412346');
    await shown.user.click(save());
    await waitFor(() => expect(shown.seen.cleared).toBe(1));
    shown.unmount();
    expect([...shown.seen.onDevice]).toEqual([['profile:u1', { name: 'Asha Rao', higherQualification: 'M.Com' }]]);
    const next = again(shown, { 'GET users/profile': AGENT });
    expect(await screen.findByText('We have restored what you typed but did not save.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
    await next.user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Asha');
    await waitFor(() => expect(next.seen.onDevice.get('profile:u1')).toEqual({}));
  });

  it('is not kept once it is saved, nor shown to another user [PROF-8]', async () => {
    const shown = await show(COMPLETE);
    await shown.user.type(screen.getByLabelText('Name'), ' Rao');
    await waitFor(() => expect(shown.seen.onDevice.get('profile:u1')).toEqual({ name: 'Asha Rao' }));
    const other = renderScreen(<ProfileTab numberAt="number" />, {
      token: 'tok',
      user: { _id: 'u2' },
      server: { 'GET users/profile': { ...USER, name: 'Ravi' } },
    });
    other.seen.onDevice.set('profile:u1', shown.seen.onDevice.get('profile:u1'));
    expect(await within(other.container).findByLabelText('Name')).toHaveValue('Ravi');
    other.unmount();
    shown.server.answer('GET users/profile', { ...COMPLETE, name: 'Asha Rao' });
    await shown.user.click(save());
    await waitFor(() => expect(shown.seen.onDevice.get('profile:u1')).toEqual({}));
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  });

  it('while it is being saved stays, and what was saved follows the server [PROF-8, STORE-6]', async () => {
    const open: (() => void)[] = [];
    const shown = await show(COMPLETE, 'usr', {
      'POST users/profile': () => new Promise((answer) => open.push(() => answer({ message: 'ok' }))),
    });
    await shown.user.type(screen.getByLabelText('Name'), ' Rao');
    await shown.user.click(save());
    await waitFor(() => expect(open).toHaveLength(1));
    await shown.user.clear(screen.getByLabelText('Age'));
    await shown.user.type(screen.getByLabelText('Age'), '37');
    shown.server.answer('GET users/profile', { ...COMPLETE, name: 'Asha R.' });
    act(() => open[0]?.());
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Asha R.'));
    expect(screen.getByLabelText('Age')).toHaveValue('37');
  });
});

describe('an agent’s profile', () => {
  it('asks for all of it, the picture too; the part-time description may stay empty [PROF-2, PROF-3, PROF-4]', async () => {
    const { user, notices, posted } = await show(USER, 'agt');
    await user.click(screen.getByRole('radio', { name: 'Part-Time' }));
    await user.click(screen.getByRole('radio', { name: 'Organisation' }));
    await user.click(save());
    expect(notices[0]).toMatchObject({ title: 'Oops!', text: 'Please fill all the details' });
    const missing = [
      'Profile picture',
      'Date of birth',
      'Age',
      'Gender',
      'About',
      'Aadhaar number',
      'Current address',
      'Permanent address',
      'Organisation name',
      'Vehicle',
      'Experience in years',
      'Highest qualification',
      'Expertise in properties',
      'Expertise in locations',
      'Commission from buyers',
      'Commission from sellers',
    ];
    for (const label of missing) expect(screen.getByText(`${label} is required`)).toBeVisible();
    expect(screen.getAllByText(/ is required$/)).toHaveLength(missing.length);
    expect(posted()).toEqual([]);
  });

  it('shows the part-time description for Part-Time alone [PROF-3]', async () => {
    const { user } = await show(AGENT, 'agt');
    expect(screen.queryByLabelText('Part-time description')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Part-Time' }));
    expect(screen.getByLabelText('Part-time description')).toBeVisible();
  });

  it('sends an unchanged Aadhaar number as it was shown, and takes a new one of 12 digits [PROF-1, PROF-4]', async () => {
    const { user, posted } = await show(AGENT, 'agt');
    await user.click(save());
    await waitFor(() => expect(posted()).toHaveLength(1));
    expect(posted()[0]).toMatchObject({
      aadharNumber: 'XXXX XXXX 2346',
      workingIndividual: 'individual',
      vehicle: false,
    });
    expect(posted()[0]).not.toHaveProperty('username');
    expect(posted()[0]).not.toHaveProperty('phone');
    const aadhaar = screen.getByLabelText('Aadhaar number');
    await user.clear(aadhaar);
    await user.type(aadhaar, '2341 2341');
    await user.click(save());
    expect(await screen.findByText('Aadhaar number must have 12 digits')).toBeVisible();
    await user.type(aadhaar, ' 2346');
    await user.click(save());
    await waitFor(() => expect(posted()).toHaveLength(2));
    expect(posted()[1]).toMatchObject({ aadharNumber: '2341 2341 2346' });
  });
});
