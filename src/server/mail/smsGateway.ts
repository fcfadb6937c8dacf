import { COUNTRY_CODE } from '@/domain/contact';
import type { Mailer } from './mailer';

/** A person waits for the answer: a gateway that takes longer counts as down, ms. */
const PATIENCE = 10_000;

/** What became of a text. It names no address: that of the gateway holds a key, and the other is somebody's number. */
class NotTexted extends Error {
  constructor(
    readonly code: string,
    readonly responseCode?: number,
  ) {
    super('The gateway did not take a text.');
  }
}

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'TimeoutError';

interface Question {
  readonly url: string;
  readonly init: RequestInit;
}

/** The question without the account of the address, which goes along as the header that it stands for. */
function questionOf(address: string, to: string, text: string): Question {
  const isFilledIn = address.includes('{to}');
  const filled = address.replaceAll('{to}', encodeURIComponent(to)).replaceAll('{text}', encodeURIComponent(text));
  const url = new URL(filled);
  const { username, password } = url;
  const account = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const headers = username === '' ? {} : { authorization: `Basic ${Buffer.from(account).toString('base64')}` };
  url.username = '';
  url.password = '';
  if (isFilledIn) return { url: url.href, init: { method: 'GET', headers } };
  const body = JSON.stringify({ to, text });
  return { url: url.href, init: { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } } };
}

/**
 * Texts to phones through an HTTP gateway (`SMS_URL`). An address with `{to}` and `{text}` is asked by GET with both
 * filled in: `https://gateway.example/send?key=…&to={to}&text={text}`. One without gets them by POST as JSON,
 * `{"to": "919812345670", "text": "…"}`. The number has the country code and no plus; a user and password in the address
 * go as an Authorization header. Any answer from 200 to 299 within ten seconds means that the text was taken.
 */
export function smsGateway(address: string): Mailer {
  return {
    send: async ({ to, text }) => {
      const { url, init } = questionOf(address, `${COUNTRY_CODE}${to}`, text);
      // Elsewhere the key would go to whoever is named there.
      const asked = fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
      const answer = await asked.catch((error: unknown) => {
        throw new NotTexted(isTimeout(error) ? 'ETIMEDOUT' : 'EGATEWAY');
      });
      await answer.body?.cancel().catch(() => undefined);
      if (!answer.ok) throw new NotTexted('EGATEWAY', answer.status);
    },
  };
}
