import { EXTRAS } from '@/contract/extras';
import type { ExtraQuestions } from '@/contract/extraShapes';
import { LONGEST_LOG } from '@/contract/limits';
import { language } from '@/words/language';
import { apiBase } from './origin';

type Problem = Omit<ExtraQuestions['sendProblem'], 'log'>;

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
 * when that does not, and a call of it would stand in the next log. Answers whether the server has it.
 */
export async function sendProblem(problem: Problem, log: string | null): Promise<boolean> {
  try {
    const body = { ...problem, log: log === null ? undefined : await packed(log) };
    const response = await fetch(new URL(EXTRAS.sendProblem.path, apiBase()), {
      method: EXTRAS.sendProblem.method,
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.ok;
  } catch {
    return false;
  }
}
