import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sweepUploads } from '@/server/operations/sweepUploads';
import { folderStore } from '@/server/media/folderStore';
import { leave, sweepLeft } from '@/server/operations/leaving';
import { aPayload, postingOf } from '../../support/server/posting';
import { testApp } from '../../support/server/testApp';
import { idOf, NOW } from '../../support/server/world';

it('leaves nothing of an erased account in the database’s file [DASH-1]', async () => {
  const server = await testApp({ properties: 6, projects: 0 });
  const id = idOf('user', 3);
  const token = await server.tokenOf({ id });
  const agent = postingOf(server, token);
  // Short, and far longer than a page of the file.
  for (const about of ['A quiet canary lane', 'The longest canary road. '.repeat(190)])
    await agent.post(aPayload({ userId: id, name: `Canary house ${about.length}`, about }));
  await server.post(
    '/api/users/profile',
    { about: 'canary about', currentAddress: '7 Canary Street' },
    { authorization: token },
  );
  const file = join(server.dataDir, 'gruham.db');
  const secrets = ['anary', 'a3@example.in', '9000000003', 'Anand'];
  const held = () => {
    const bytes = [file, `${file}-wal`].filter(existsSync).map((each) => readFileSync(each, 'latin1'));
    return secrets.filter((secret) => bytes.join().includes(secret));
  };
  expect(held()).toEqual(secrets);
  await leave(server.db, id, NOW, { grace: 0 });
  for (let round = 0; round < 3; round += 1) {
    await sweepLeft(server.db, { moderation: 'auto', moderationDelay: 20 }, NOW);
    await sweepUploads(server.db, folderStore(join(server.dataDir, 'uploads')), NOW);
  }
  await server.app.close();
  await server.db.destroy();
  expect(held()).toEqual([]);
  await server.close();
});
