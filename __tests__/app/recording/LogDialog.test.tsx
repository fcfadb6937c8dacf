/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { cleanup, screen, within } from '@testing-library/react';
import type { Reported } from '@/api/problemReport';
import { Refusal } from '@/actionLog/format';
import { LogDialog } from '@/app/recording/LogDialog';
import { renderScreen } from '../../support/renderScreen';
import { catchSaved } from '../../support/savedFiles';

const SENT: Reported = { isSent: true, says: null };
function show(exportText: () => string, answer: Reported | Promise<Reported> = SENT) {
  const notes: string[] = [];
  const sent: (readonly [words: string, log: string | null])[] = [];
  const saved = catchSaved();
  const onClose = jest.fn();
  const { user } = renderScreen(
    <LogDialog
      note={(text) => void notes.push(text)}
      text={async () => exportText()}
      send={async (...report) => (sent.push(report), answer)}
      onClose={onClose}
    />,
  );
  return { user, notes, sent, saved, onClose };
}
const field = () => screen.getByLabelText('What went wrong?');
const press = (name: string) => screen.getByRole('button', { name });
const leak = (): string => {
  throw new Refusal('leak', 'At record 3.');
};

it('begins with what went wrong, tells what goes with it, and behind a press all of that, and sends it [STORE-8] [ERR-6]', async () => {
  const { user, notes, sent, saved, onClose } = show(() => '{}\n');
  expect(screen.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  expect(field()).toHaveFocus();
  expect(screen.getByText(/goes with it, without your passwords/)).toBeVisible();
  expect(screen.getByText(/^In it:/)).not.toBeVisible();
  await user.click(screen.getByText('What is in the report'));
  expect(screen.getByText(/^In it: .*what you chose and typed/)).toBeVisible();
  expect(screen.getByText(/^Not in it: passwords, .*addresses/)).toBeVisible();
  expect(screen.getByText(/90 days at most/)).toBeVisible();
  await user.type(field(), ' The map stays grey ');
  await user.click(press('Send the report'));
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you. We have your report');
  // The thanks stand in the place of the form, with the way out.
  expect(screen.getByRole('status')).toHaveFocus();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByText('What is in the report')).toBeNull();
  await user.click(within(screen.getByRole('status').parentElement as HTMLElement).getByRole('button'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect([notes, sent, saved]).toEqual([['The map stays grey'], [['The map stays grey', '{}\n']], []]);
});

it('asks for words before it sends anything [STORE-8]', async () => {
  const { user, sent } = show(() => '{}\n');
  await user.type(field(), '  ');
  await user.click(press('Send the report'));
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Please write what went wrong.');
  expect(field()).toHaveFocus();
  await user.type(field(), 'Grey');
  expect(field()).toBeValid();
  expect(sent).toEqual([]);
});

it('keeps the words when they could not be sent, and offers the file and the mail instead [STORE-8]', async () => {
  const { user, notes, saved } = show(() => '{}\n', { isSent: false, says: null });
  await user.type(field(), 'The map stays grey');
  await user.click(press('Send the report'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/was not sent.*e-mail it to help@gruham\.example/);
  expect(field()).toHaveValue('The map stays grey');
  await user.click(press('Save it as a file'));
  expect(await screen.findByRole('status')).toHaveTextContent(
    /gruham-\d{8}-\d{4}\.rlog was saved\. Send it to help@gruham\.example/,
  );
  const mail = within(screen.getByRole('status')).getByRole('link', { name: 'help@gruham.example' });
  expect(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:help@gruham\.example/));
  // Said twice, noted once.
  expect([notes, saved.length]).toEqual([['The map stays grey'], 1]);
});

it('neither saves nor sends a log that holds a secret; the words go alone [STORE-8]', async () => {
  const { user, sent, saved } = show(leak, { isSent: true, says: 'We have your words.' });
  await user.click(press('Save it as a file'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/looks like a secret/);
  await user.type(field(), 'The map stays grey');
  await user.click(press('Send the report'));
  expect(await screen.findByRole('status')).toHaveTextContent('We have your words.');
  expect([sent, saved]).toEqual([[['The map stays grey', null]], []]);
});

it('says what the server says against a report [STORE-8]', async () => {
  const { user } = show(() => '{}\n', { isSent: false, says: 'Please wait 8 minutes.' });
  await user.type(field(), 'Grey');
  await user.click(press('Send the report'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 8 minutes.');
});

it('sends once, keeps what is typed meanwhile, and asks for words anew [STORE-8]', async () => {
  let answer: (reported: Reported) => void = () => undefined;
  const { user, sent, saved } = show(() => '{}\n', new Promise((resolve) => (answer = resolve)));
  await user.type(field(), 'Grey');
  await user.click(press('Send the report'));
  await user.click(press('Save it as a file'));
  await user.type(field(), ' and slow{Control>}{Enter}{/Control}');
  await user.click(press('Sending the report'));
  answer(SENT);
  expect(await screen.findByRole('status')).toBeVisible();
  expect(field()).toHaveValue('Grey and slow');
  expect([sent, saved]).toEqual([[['Grey', '{}\n']], []]);
  await user.clear(field());
  await user.click(press('Send the report'));
  expect(screen.queryByRole('status')).toBeNull();
  expect(field()).toBeInvalid();
});

const demoMark = Object.assign(document.createElement('meta'), { name: 'demo' });
afterEach(() => demoMark.remove());

it('leads to the replay of a log in development and in the demo alone [STORE-8]', () => {
  show(() => '');
  expect(screen.queryByRole('link', { name: 'Replay a log' })).toBeNull();
  cleanup();
  document.head.append(demoMark);
  show(() => '');
  expect(screen.getByRole('link', { name: 'Replay a log' })).toHaveAttribute('href', '/contact?replay');
});
