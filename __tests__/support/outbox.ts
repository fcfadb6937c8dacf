import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { patient } from './patience';

interface Mail {
  readonly to: string;
  readonly text: string;
  readonly at: string;
}

const SIX_DIGITS = /\b\d{6}\b/;

/** The six digits of the newest mail with a code to an address, once there are `mails` of them. */
export async function codeFor(dataDir: string, address: string, mails: number): Promise<string> {
  const outbox = join(dataDir, 'outbox');
  for (let tries = 0; tries < patient(50); tries += 1) {
    const names = await readdir(outbox).catch(() => []);
    const all = await Promise.all(
      names
        .filter((name) => name.endsWith('.json'))
        .map(async (name) => JSON.parse(await readFile(join(outbox, name), 'utf8')) as Mail),
    );
    const own = all
      .filter(({ to, text }) => to === address && SIX_DIGITS.test(text))
      .sort((a, b) => a.at.localeCompare(b.at));
    const code = own.length >= mails ? SIX_DIGITS.exec(own.at(-1)?.text ?? '')?.[0] : undefined;
    if (code) return code;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('no code came');
}
