import * as words from '@/words/listed';

/** Words as one says them: "flats, villas and plots". */
export function listed(said: readonly string[], between: 'and' | 'or'): string {
  const last = said.at(-1) ?? '';
  return said.length < 2
    ? last
    : { and: words.and, or: words.or }[between]({ before: said.slice(0, -1).join(', '), last });
}
