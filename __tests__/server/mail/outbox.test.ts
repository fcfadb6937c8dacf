import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outboxFolder, outboxMailer, readOutbox } from '@/server/mail/outbox';
import { newFolder } from '../../support/newFolder';

let dataDir: string;
beforeEach(async () => {
  dataDir = newFolder();
});

const mail = (n: number) => ({ to: 'anita@example.in', subject: `Message ${n}`, text: 'Your code is:\n\n012345' });

describe('outbox', () => {
  it('writes one whole JSON file a message: to, subject, text, at [AUTH-4]', async () => {
    await outboxMailer(outboxFolder(dataDir), () => Date.UTC(2026, 0, 15)).send(mail(1));
    const [name, ...others] = await readdir(join(dataDir, 'outbox'));
    expect(others).toEqual([]);
    expect(name).toMatch(/^2026-01-15T00-00-00-000Z-[\da-f]{12}\.json$/);
    expect(JSON.parse(await readFile(join(dataDir, 'outbox', name ?? ''), 'utf8'))).toEqual({
      ...mail(1),
      at: '2026-01-15T00:00:00.000Z',
    });
  });

  it('lists the latest first, and passes over what is no message [AUTH-4]', async () => {
    const folder = outboxFolder(dataDir);
    expect(await readOutbox(folder, 5)).toEqual([]);
    let now = Date.UTC(2026, 0, 15);
    const { send } = outboxMailer(folder, () => (now += 1));
    for (const n of [1, 2, 3, 4]) await send(mail(n));
    await writeFile(join(folder, '.unfinished.json'), '{');
    await writeFile(join(folder, '9999.json'), '{"to": 1}');
    await writeFile(join(folder, '9998.json'), '{');
    expect((await readOutbox(folder, 5)).map(({ subject }) => subject)).toEqual([
      'Message 4',
      'Message 3',
      'Message 2',
    ]);
  });
});
