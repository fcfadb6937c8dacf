/** @jest-environment ./__tests__/support/domEnvironment.ts */
import { screen } from '@testing-library/react';
import { LeakError } from '@/actionLog/leaks';
import { LogDialog } from '@/app/recording/LogDialog';
import { renderScreen } from '../../support/renderScreen';

function show(exportText: (earlier?: readonly unknown[]) => string) {
  const notes: string[] = [];
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:log', revokeObjectURL: () => undefined });
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || event.target.download === '') return;
    event.preventDefault();
    saved.push(event.target.download);
  };
  document.addEventListener('click', onClick);
  const source = {
    recorder: { note: (text: string) => void notes.push(text), exportText },
    earlier: async () => [{ part: 'p1', segment: 0, text: 'earlier' }],
  };
  const { user } = renderScreen(<LogDialog source={source} onClose={() => undefined} />);
  return { user, notes, saved };
}
const save = () => screen.getByRole('button', { name: 'Export action log' });

it('adds the note, saves the log with the earlier page loads, and says where to send it [STORE-8] [ERR-6]', async () => {
  const exported: unknown[] = [];
  const { user, notes, saved } = show((earlier) => {
    exported.push(earlier);
    return '{}\n';
  });
  await user.type(screen.getByLabelText('Add a note'), ' The map stays grey ');
  await user.click(save());
  const status = await screen.findByRole('status');
  expect(status).toHaveTextContent(/gruham-\d{8}-\d{4}\.rlog was saved\. Send it to help@gruham\.example/);
  expect(notes).toEqual(['The map stays grey']);
  expect(saved).toHaveLength(1);
  expect(exported).toEqual([[{ part: 'p1', segment: 0, text: 'earlier' }]]);
  expect(screen.getByRole('link', { name: 'help@gruham.example' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:help@gruham\.example/),
  );
});

it('refuses a log that holds a secret, in a sentence, and saves nothing [STORE-8]', async () => {
  const { user, notes, saved } = show(() => {
    throw new LeakError(['line 3']);
  });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(/looks like a secret/);
  expect([notes, saved]).toEqual([[], []]);
});
