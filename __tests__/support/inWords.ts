import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@/domain/languages';

const WORDS = join(__dirname, '../../src/words');

/** The messages of an area in a language, as people read them: `wordsOf('te', 'account')('titles', 'login')`. */
export function wordsOf(language: Language, area: string) {
  const messages: unknown = JSON.parse(readFileSync(join(WORDS, area, `${language}.json`), 'utf8'));
  return (...keys: readonly string[]): string => {
    const message = keys.reduce<unknown>(
      (group, key) => (typeof group === 'object' && group !== null ? Reflect.get(group, key) : undefined),
      messages,
    );
    if (typeof message !== 'string') throw new Error(`${area} has no message ${keys.join('.')} in ${language}`);
    return message;
  };
}

/** A message with arguments as what a test may look for: each stands for any text, one that is drawn also for none at all. */
export const anyOf = (message: string): RegExp =>
  new RegExp(
    message
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replace(/ ?\{\w+, node\}/g, '(?: .+)?')
      .replace(/\{[^{}]*\}/g, '.+'),
  );
