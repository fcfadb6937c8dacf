import { useState } from 'react';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { dayInIndia } from '@/domain/moments';
import { consoleApi } from '../api';
import { ImportPart } from '../content/ImportPart';
import { OpenLink } from '../content/OpenLink';
import { useOpened } from '../content/useOpened';
import { QueryState } from '../QueryState';
import { ArticleEditor } from './ArticleEditor';
import * as words from '@/words/consoleHome';

/** The articles [HOME-10], the newest first. */
export function NewsPage() {
  const query = consoleApi.useGetNewsQuery({}, { refetchOnMountOrArgChange: true });
  const { open, setOpen, close } = useOpened();
  const [saved, setSaved] = useState('');
  if (open !== null)
    return (
      <ArticleEditor
        key={open}
        slug={open === '' ? null : open}
        onClose={(message) => {
          setSaved(message);
          close();
        }}
      />
    );
  return (
    <>
      <PageHeading title={words.news.title} className="text-section" />
      <p className="max-w-prose">{words.news.intro}</p>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={() => setOpen('')}>{words.news.write}</Button>
        <p role="status">{saved}</p>
      </div>
      <QueryState query={query}>
        <ul aria-label={words.news.list}>
          {query.data?.map(({ slug, title, topic, date, published }) => (
            <li key={slug} className="border-b border-line py-3">
              <p className="break-words">
                <OpenLink id={slug}>{title}</OpenLink>{' '}
                {!published && <Badge tone="gold">{words.news.notPublished}</Badge>}
              </p>
              <p className="text-sm text-muted">
                {topic}, {dayInIndia(date)}
              </p>
            </li>
          ))}
        </ul>
      </QueryState>
      <ImportPart kind="news" />
    </>
  );
}
