import { useMemo } from 'react';
import { ARTICLE_TEXTS, EMPTY_ARTICLE, type ArticleFields, type ArticleText } from '@/contract/articleFields';
import { articleFault } from '@/domain/articles';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { SubmitButton } from '@/components/fields/SubmitButton';
import { SubmitForm } from '@/components/fields/SubmitForm';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField } from '@/components/fields/TextField';
import type { Validator } from '@/components/fields/validators';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { consoleApi, failureOf } from '../api';
import { KeepDraft, useDraft } from '../content/Draft';
import { PicturesField } from '../content/PicturesField';
import { QueryState } from '../QueryState';
import * as words from '@/words/consoleHome';

/** The form holds its picture as a list of one, or of none. */
type Values = Partial<Omit<ArticleFields, 'picture'>> & { readonly pictures?: readonly string[] };

const fieldsOf = ({ pictures = [], ...texts }: Values): ArticleFields => ({
  ...EMPTY_ARTICLE,
  ...texts,
  picture: pictures[0] ?? '',
});
const valuesOf = ({ picture, ...texts }: ArticleFields): Values => ({
  ...texts,
  pictures: picture === '' ? [] : [picture],
});

const ruled = (name: ArticleText) => ({
  name,
  maxLength: ARTICLE_TEXTS[name].most,
  validate: ((_value, all) => articleFault(name, fieldsOf(all)) ?? undefined) satisfies Validator,
});

interface ArticleEditorProps {
  readonly slug: string | null;
  /** With what is to be said of it. */
  readonly onClose: (message: string) => void;
}

/** Writes an article: a new one without a slug [HOME-10]. */
export function ArticleEditor({ slug, onClose }: ArticleEditorProps) {
  const query = consoleApi.useOpenArticleQuery({ slug: slug ?? '' }, { skip: slug === null });
  const [add] = consoleApi.useAddArticleMutation();
  const [change] = consoleApi.useChangeArticleMutation();
  const { kept, drop } = useDraft(slug ?? '', query.data?.mark);
  const written = slug === null ? EMPTY_ARTICLE : query.data?.fields;
  // The same from one rendering to the next: another one would be a new form.
  const initial = useMemo(
    () => written && ((kept.draft?.values as Values | undefined) ?? valuesOf(written)),
    [kept.draft, written],
  );
  const title = slug === null ? words.news.write : words.article.change;
  const leave = (message: string) => {
    drop();
    onClose(message);
  };
  const submit = async (values: Values) => {
    const fields = fieldsOf(values);
    const result = await (slug === null ? add(fields) : change({ slug, mark: kept.mark, ...fields }));
    if (result.data) leave(`${fields.title}: ${result.data.message}`);
    return failureOf(result);
  };
  return (
    <>
      <PageHeading title={title} className="text-section" />
      <QueryState query={{ ...query, data: initial }}>
        <SubmitForm<Values>
          name={title}
          {...(initial && { initial })}
          onSubmit={submit}
          className="flex max-w-2xl flex-col gap-5"
          actions={
            <div className="flex flex-wrap items-center gap-4">
              <SubmitButton>{words.article.save}</SubmitButton>
              <Button variant="secondary" onClick={() => leave('')}>
                {words.article.back}
              </Button>
            </div>
          }
        >
          <KeepDraft {...kept} />
          <TextField label={words.article.title} required {...ruled('title')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label={words.article.topic} hint={words.article.topicHint} required {...ruled('topic')} />
            <TextField label={words.article.date} type="date" required {...ruled('date')} />
          </div>
          <TextAreaField
            label={words.article.summary}
            hint={words.article.summaryHint}
            rows={3}
            required
            {...ruled('summary')}
          />
          <TextAreaField
            label={words.article.body}
            hint={words.article.bodyHint}
            rows={16}
            required
            {...ruled('body')}
          />
          <PicturesField name="pictures" label={words.article.picture} single />
          <TextField label={words.article.alt} hint={words.article.altHint} {...ruled('alt')} />
          <CheckboxField name="published" label={words.article.published} hint={words.article.publishedHint} />
        </SubmitForm>
      </QueryState>
    </>
  );
}
