import { hashColumns, uploadsAlike } from '@/server/db/queries/alikeUploads';
import { testApp } from '../../../support/server/testApp';
import { AGENT, NOW } from '../../../support/server/world';

const HASH = '0123456789abcdef';

/** The hash with these of its bits changed. */
function flipped(...bits: readonly number[]): string {
  const mask = bits.reduce((sum, bit) => sum | (1n << BigInt(bit)), 0n);
  return (BigInt(`0x${HASH}`) ^ mask).toString(16).padStart(16, '0');
}

it('finds every picture within four bits, wherever these lie, and no other one [UP-4]', async () => {
  const { db, close } = await testApp({ properties: 0, projects: 0 });
  const alike = [[], [0], [63], [0, 1, 2, 3], [5, 20, 35, 50], [12, 25, 38, 51], [60, 61, 62, 63]];
  const others = [[0, 1, 2, 3, 4], [5, 20, 35, 50, 60], Array.from({ length: 64 }, (_unused, bit) => bit)];
  const rows = [...alike, ...others].map((bits, n) => ({ id: `picture-${n}`, ...hashColumns(flipped(...bits)) }));
  const unclear = { id: 'unclear', ...hashColumns('') };
  await db
    .insertInto('uploads')
    .values([...rows, unclear].map((row) => ({ ...row, user_id: AGENT.id, created_at: NOW })))
    .execute();
  const found = await uploadsAlike(db, HASH);
  expect([...found].sort()).toEqual(alike.map((_bits, n) => `picture-${n}`));
  await close();
});
