import { capitalised } from '@/domain/text';

/**
 * What an about text is put together from: one opening, one or more details, a closing.
 * A sentence that begins with ~ suits a used, finished place alone.
 */
export interface Words {
  readonly opening: readonly string[];
  readonly detail: readonly string[];
  readonly closing: readonly string[];
}

/** Puts values in place of `{name}`; a sentence that begins with a value gets its capital letter. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  const text = sentence.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return capitalised(text);
}
