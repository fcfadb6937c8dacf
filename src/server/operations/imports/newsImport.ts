import { z } from 'zod';
import { EMPTY_ARTICLE, type ArticleFields, type ArticleText } from '@/contract/articleFields';
import { fault } from '@/contract/faults';
import { said } from '../../kernel/said';
import { articleWriter, spokenFault } from '../articles';
import type { ImportKind } from './kind';

const cell = (name: ArticleText) =>
  z
    .string()
    .nullish()
    .superRefine((value, { addIssue }) => {
      const words = value === undefined ? null : spokenFault(name, { ...EMPTY_ARTICLE, [name]: value ?? '' });
      if (words !== null) addIssue({ code: 'custom', params: { words } });
    });
const shape = z.strictObject({
  title: cell('title').pipe(z.string()),
  topic: cell('topic'),
  summary: cell('summary'),
  body: cell('body'),
  date: cell('date'),
  published: z.enum(['yes', 'no'], fault('yesOrNo')).nullish(),
});
type Row = z.infer<typeof shape>;

/** What a row says of an article that is there, or of none yet. */
function withRow(old: ArticleFields, { published, ...texts }: Row): ArticleFields {
  const said = Object.entries(texts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value ?? ''] as const],
  );
  return { ...old, ...Object.fromEntries(said), published: published ? published === 'yes' : old.published };
}

/** Articles from a file [HOME-10]. */
export const newsImport: ImportKind<Row> = {
  columns: [
    { name: 'title', says: said('columnTitle'), example: 'Stamp duty in Andhra Pradesh' },
    { name: 'topic', says: said('columnTopic'), example: 'Taxes' },
    {
      name: 'summary',
      says: said('columnSummary'),
      example: 'What a buyer pays at the sub-registrar’s office.',
    },
    {
      name: 'body',
      says: said('columnBody'),
      example: 'Duty is paid on the price.\n\nAsk for the day’s rate.',
    },
    { name: 'date', says: said('columnDay', { form: 'YYYY-MM-DD' }), example: '2027-01-02' },
    { name: 'published', says: said('columnEither', { first: 'yes', last: 'no' }), example: 'yes' },
  ],
  shape,
  begin: async (part, now) => {
    const { titled, written, write, end } = await articleWriter(part, now);
    return {
      write: async (row) => {
        const slug = titled(row.title);
        const old = slug === null ? null : { slug, ...(await written(slug)) };
        const { before, isSame } = await write(old, withRow(old?.fields ?? { ...EMPTY_ARTICLE, published: true }, row));
        return isSame ? 'same' : before === null ? 'new' : 'changed';
      },
      end,
    };
  },
};
