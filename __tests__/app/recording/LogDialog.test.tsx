/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { Refusal } from '@/actionLog/refusal';
import { LogDialog } from '@/app/recording/LogDialog';
import { renderScreen } from '../../support/renderScreen';

function show(exportText: () => string) {
  const notes: string[] = [];
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:log', revokeObjectURL: () => undefined });
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
    event.preventDefault();
    saved.push(event.target.download);
  };
  document.addEventListener('click', onClick);
  const { user } = renderScreen(
    <LogDialog note={(text) => void notes.push(text)} text={async () => exportText()} onClose={() => undefined} />,
  );
  return { user, notes, saved };
}
const save = () => screen.getByRole('button', { name: 'Save the report' });

it('adds the note, saves the log, and says where to send it [STORE-8] [ERR-6]', async () => {
  const { user, notes, saved } = show(() => '{}\n');
  await user.type(screen.getByLabelText('What went wrong?'), ' The map stays grey ');
  await user.click(save());
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent(/gruham-\d{8}-\d{4}\.rlog was saved\. Send it to help@gruham\.example/);
  expect(notes).toEqual(['The map stays grey']);
  expect(saved).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'help@gruham.example' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:help@gruham\.example/),
  );
});

it('begins with the note, and says what is in the file and what is not [STORE-8]', () => {
  show(() => '{}\n');
  expect(screen.getByRole('dialog', { name: 'Report a problem' })).toBeVisible();
  expect(screen.getByLabelText('What went wrong?')).toHaveFocus();
  expect(screen.getByText(/^In it: .*what you chose and typed/)).toBeVisible();
  expect(screen.getByText(/^Not in it: passwords, .*addresses/)).toBeVisible();
});

it('refuses a log that holds a secret, in a sentence, and saves nothing [STORE-8]', async () => {
  const { user, notes, saved } = show(() => {
    throw new Refusal('leak', 'At record 3.');
  });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(/looks like a secret/);
  expect([notes, saved]).toEqual([[], []]);
});
