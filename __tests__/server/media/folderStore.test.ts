import { randomUUID } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStore } from '@/server/media/folderStore';
import { newFolder } from '../../support/newFolder';

describe('a folder of uploads [UP-4]', () => {
  let base: string;
  beforeEach(() => (base = newFolder()));

  it('loses every file of a picture, half-written ones too, from among many others', async () => {
    const gone = [randomUUID(), randomUUID()];
    const kept = Array.from({ length: 200 }, () => `${randomUUID()}-320.webp`);
    const theirs = gone.flatMap((id) => [`${id}-320.webp`, `${id}-80x60.jpg`, `.${id}-640.webp.${randomUUID()}.tmp`]);
    for (const name of [...kept, ...theirs]) writeFileSync(join(base, name), '');
    await folderStore(base).remove(new Set(gone));
    expect(readdirSync(base).sort()).toEqual(kept.sort());
  });

  it('has nothing to lose before the first picture, or where a file stands in its place', async () => {
    await expect(folderStore(join(base, 'none')).remove(new Set(['a']))).resolves.toBeUndefined();
    writeFileSync(join(base, 'file'), '');
    await expect(folderStore(join(base, 'file')).remove(new Set(['a']))).resolves.toBeUndefined();
  });
});
