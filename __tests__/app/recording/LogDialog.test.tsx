/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { cleanup, screen } from '@testing-library/react';
import { Refusal } from '@/actionLog/format';
import { LogDialog } from '@/app/recording/LogDialog';
import { renderScreen } from '../../support/renderScreen';
import { catchSaved } from '../../support/savedFiles';

function show(exportText: () => string) {
  const notes: string[] = [];
  const saved = catchSaved();
  const { user } = renderScreen(
    <LogDialog note={(text) => void notes.push(text)} text={async () => exportText()} onClose={() => undefined} />,
  );
  return { user, notes, saved };
}
const save = () => screen.getByRole('button', { name: 'Save the report' });

it('begins with the note, says that nothing is sent, and behind a press what is in the file, saves it, and says where to send it [STORE-8] [ERR-6]', async () => {
  const { user, notes, saved } = show(() => '{}\n');
  expect(screen.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  expect(screen.getByLabelText('What went wrong?')).toHaveFocus();
  expect(screen.getByText(/^This saves a file on your device.* Nothing is sent/)).toBeVisible();
  expect(screen.getByText(/^In it:/)).not.toBeVisible();
  await user.click(screen.getByText('What is in the file'));
  expect(screen.getByText(/^In it: .*what you chose and typed/)).toBeVisible();
  expect(screen.getByText(/^Not in it: passwords, .*addresses/)).toBeVisible();
  await user.type(screen.getByLabelText('What went wrong?'), ' The map stays grey ');
  await user.click(save());
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent(/gruham-\d{8}-\d{4}\.rlog was saved\. Send it to help@gruham\.example/);
  const mail = screen.getByRole('link', { name: 'help@gruham.example' });
  expect(mail).toHaveAttribute('href', expect.stringMatching(/^mailto:help@gruham\.example/));
  expect([notes, saved.length]).toEqual([['The map stays grey'], 1]);
});

it('refuses a log that holds a secret, in a sentence, and saves nothing [STORE-8]', async () => {
  const { user, notes, saved } = show(() => {
    throw new Refusal('leak', 'At record 3.');
  });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(/looks like a secret/);
  expect([notes, saved]).toEqual([[], []]);
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
