import { noteWrite } from '@/server/db/dialects/generation';
import { untilWritten } from '@/server/db/untilWritten';
import { appOfAll } from '../../support/server/testApp';

const server = appOfAll({ properties: 1, projects: 1 });

/** What counts how often it is read. */
function counted() {
  let reads = 0;
  return untilWritten(() => Promise.resolve((reads += 1)));
}

describe('untilWritten', () => {
  it('reads once until this process writes what pages show', async () => {
    const read = counted();
    expect(await Promise.all([read(server.db), read(server.db)])).toEqual([1, 1]);
    await server.db.insertInto('cities').values({ id: 991, name: 'Elsewhere', from_listing: 1 }).execute();
    expect(await read(server.db)).toBe(2);
  });

  it('reads anew after another process was seen to write', async () => {
    const read = counted();
    await read(server.db);
    noteWrite();
    expect(await read(server.db)).toBe(2);
  });

  it('keeps nothing for longer than a second: another process may have written, unseen', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1);
    const read = counted();
    await read(server.db);
    clock.mockReturnValue(1000);
    expect(await read(server.db)).toBe(1);
    clock.mockReturnValue(1001);
    expect(await read(server.db)).toBe(2);
    clock.mockRestore();
  });

  it('asks again after what failed', async () => {
    let isAway = true;
    const read = untilWritten(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve('here')));
    await expect(read(server.db)).rejects.toThrow('away');
    isAway = false;
    expect(await read(server.db)).toBe('here');
  });
});
