import * as words from '@/words/lists';

/** Words as one says them: "flats, villas and plots". */
export function listed(said: readonly string[], between: 'and' | 'or'): string {
  const last = said.at(-1) ?? '';
  return said.length < 2 ? last : words.joined[between]({ before: said.slice(0, -1).join(', '), last });
}
