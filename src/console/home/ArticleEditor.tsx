import { useMemo } from 'react';
import { ARTICLE_LIMITS, articleFault, type ArticleFields, type ArticleText } from '@/domain/articles';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import type { Validator } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { failureOf, useAddArticleMutation, useChangeArticleMutation, useOpenArticleQuery } from '../api';
import { PicturesField } from '../content/PicturesField';
import { QueryState } from '../QueryState';

const EMPTY: ArticleFields = {
  title: '',
  topic: '',
  summary: '',
  body: '',
  date: '',
  picture: '',
  alt: '',
  published: false,
};

/** The form holds its picture as a list of one, or of none. */
type Values = Partial<Omit<ArticleFields, 'picture'>> & { readonly pictures?: readonly string[] };

const fieldsOf = ({ pictures = [], ...texts }: Values): ArticleFields => ({
  ...EMPTY,
  ...texts,
  picture: pictures[0] ?? '',
});
const valuesOf = ({ picture, ...texts }: ArticleFields): Values => ({
  ...texts,
  pictures: picture === '' ? [] : [picture],
});

const ruled = (name: ArticleText) => ({
  name,
  maxLength: ARTICLE_LIMITS[name],
  validate: ((_value, all) => articleFault(name, fieldsOf(all)) ?? undefined) satisfies Validator,
});

/** Writes an article: a new one without a slug [HOME-10]. */
export function ArticleEditor({
  slug,
  onClose,
}: {
  readonly slug: string | null;
  /** With what is to be said of it. */
  readonly onClose: (message: string) => void;
}) {
  const query = useOpenArticleQuery({ slug: slug ?? '' }, { skip: slug === null });
  const [add] = useAddArticleMutation();
  const [change] = useChangeArticleMutation();
  const written = slug === null ? EMPTY : query.data?.fields;
  // The same from one rendering to the next: another one would be a new form.
  const initial = useMemo(() => written && valuesOf(written), [written]);
  const title = slug === null ? 'Write an article' : 'Change an article';
  const submit = async (values: Values) => {
    const fields = fieldsOf(values);
    const result = await (slug === null ? add(fields) : change({ slug, mark: query.data?.mark ?? '', ...fields }));
    if (result.data) onClose(`${fields.title}: ${result.data.message}`);
    return failureOf(result);
  };
  return (
    <>
      <PageHeading title={title} className="text-section">
        {title}
      </PageHeading>
      <QueryState query={{ ...query, data: initial }}>
        <SubmitForm<Values>
          name={title}
          {...(initial && { initial })}
          onSubmit={submit}
          className="flex max-w-2xl flex-col gap-5"
          actions={({ submitting }) => (
            <div className="flex flex-wrap items-center gap-4">
              <Button type="submit" busy={submitting}>
                Save
              </Button>
              <Button variant="secondary" onClick={() => onClose('')}>
                Back without saving
              </Button>
            </div>
          )}
        >
          <TextField label="Title" required {...ruled('title')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="Topic" hint="One or two words, such as Home loans" required {...ruled('topic')} />
            <TextField label="Date" type="date" required {...ruled('date')} />
          </div>
          <TextAreaField
            label="Summary"
            hint="Home shows it, and so do searches and chats in which the link is sent."
            rows={3}
            required
            {...ruled('summary')}
          />
          <TextAreaField
            label="Text"
            hint="Leave an empty line between paragraphs. All of it is shown as plain text."
            rows={16}
            required
            {...ruled('body')}
          />
          <PicturesField name="pictures" label="Picture" single />
          <TextField
            label="What the picture shows"
            hint="For those who do not see it. Nothing without a picture."
            {...ruled('alt')}
          />
          <CheckboxField name="published" label="Published" hint="Untick it to keep the article to yourself." />
        </SubmitForm>
      </QueryState>
    </>
  );
}
