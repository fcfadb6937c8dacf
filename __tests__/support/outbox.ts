import { outboxFolder, readOutbox } from '@/server/mail/outbox';
import { patient } from './patience';

const SIX_DIGITS = /\b\d{6}\b/;

/** The six digits of the newest mail with a code to an address, once there are `mails` of them. */
export async function codeFor(dataDir: string, address: string, mails: number): Promise<string> {
  for (let tries = 0; tries < patient(50); tries += 1) {
    const own = (await readOutbox(outboxFolder(dataDir), 1000)).filter(
      ({ to, text }) => to === address && SIX_DIGITS.test(text),
    );
    const code = own.length >= mails ? SIX_DIGITS.exec(own[0]?.text ?? '')?.[0] : undefined;
    if (code) return code;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('no code came');
}
