import { EXTRAS } from '@/contract/extras';
import type { ExtraQuestions } from '@/contract/extraShapes';
import { LONGEST_LOG } from '@/contract/limits';
import { language } from '@/words/language';
import { DEFAULT_TIMEOUT, isSuccess, refusal, sendJson } from './baseQuery';
import { apiBase } from './origin';

type Problem = Omit<ExtraQuestions['sendProblem'], 'log'>;

/** What came of a report, and what the server says of it; null where no answer came. */
export interface Reported {
  readonly isSent: boolean;
  readonly says: string | null;
}

/** A text as gzip in base64; undefined where a browser cannot pack it, or it stays too long. */
async function packed(text: string): Promise<string | undefined> {
  if (typeof CompressionStream === 'undefined') return undefined;
  const zipped = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  const bytes = await new Response(zipped).arrayBuffer();
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The log could not be read.'));
    reader.readAsDataURL(new Blob([bytes]));
  });
  const base64 = address.slice(address.indexOf(',') + 1);
  return base64.length > LONGEST_LOG ? undefined : base64;
}

/**
 * Sends what somebody says is wrong, with the action log, null for none (STORE-8). It goes beside the store: it must work
 * when that does not, and a call of it would stand in the next log.
 */
export async function sendProblem(problem: Problem, log: string | null): Promise<Reported> {
  const packedLog = log === null ? undefined : await packed(log).catch(() => undefined);
  const { path: url, method } = EXTRAS.sendProblem;
  const sent = await sendJson(
    new URL(url, apiBase()).href,
    { method, url, body: { ...problem, log: packedLog } },
    { 'Accept-Language': language, 'Content-Type': 'application/json' },
    DEFAULT_TIMEOUT,
    { fetch, signal: new AbortController().signal },
  );
  if ('failed' in sent) return { isSent: false, says: null };
  return { isSent: isSuccess(sent.response.status), says: refusal(sent.response).message };
}
