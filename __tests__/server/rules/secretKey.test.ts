import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretKey } from '@/server/rules/secretKey';
import { newFolder } from '../../support/newFolder';

let dataDir: string;
beforeEach(() => {
  dataDir = newFolder();
});

describe('the key that seals', () => {
  it('is made once, of 32 bytes, readable by its owner alone', () => {
    const key = secretKey({ dataDir, secretKey: null });
    expect(key).toHaveLength(32);
    expect(secretKey({ dataDir, secretKey: null })).toEqual(key);
    expect(readdirSync(dataDir)).toEqual(['secret.key']);
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8').trim()).toBe(key.toString('hex'));
  });

  it('is the one of the configuration when there is one, and then no file is made', () => {
    const given = Buffer.alloc(32, 7);
    expect(secretKey({ dataDir, secretKey: given })).toBe(given);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('never replaces a broken one', () => {
    writeFileSync(join(dataDir, 'secret.key'), 'half');
    expect(() => secretKey({ dataDir, secretKey: null })).toThrow(/32 bytes/);
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe('half');
  });
});
