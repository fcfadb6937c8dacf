import { useState } from 'react';
import { longDate } from '@/domain/newsHeadlines';
import { PageHeading } from '@/components/layout/PageHeading';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { useGetNewsQuery } from '../api';
import { ImportPart } from '../content/ImportPart';
import { QueryState } from '../QueryState';
import { ArticleEditor } from './ArticleEditor';

/** The articles [HOME-10], the newest first. */
export function NewsPage() {
  const query = useGetNewsQuery({}, { refetchOnMountOrArgChange: true });
  /** The one that is written: '' is a new one. */
  const [open, setOpen] = useState<string | null>(null);
  const [saved, setSaved] = useState('');
  if (open !== null)
    return (
      <ArticleEditor
        slug={open === '' ? null : open}
        onClose={(message) => {
          setSaved(message);
          setOpen(null);
        }}
      />
    );
  return (
    <>
      <PageHeading title="News" className="text-section">
        News
      </PageHeading>
      <p className="max-w-prose">
        Home shows the three newest articles that are published. An article keeps its address whatever you change.
      </p>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={() => setOpen('')}>Write an article</Button>
        <p role="status">{saved}</p>
      </div>
      <QueryState query={query}>
        <ul aria-label="Articles">
          {query.data?.map(({ slug, title, topic, date, published }) => (
            <li key={slug} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3">
              <div className="min-w-0">
                <p className="font-semibold break-words">
                  {title} {!published && <Badge tone="gold">Not published</Badge>}
                </p>
                <p className="text-sm text-muted">
                  {topic}, {longDate(date)}
                </p>
              </div>
              <Button size="sm" variant="secondary" onClick={() => setOpen(slug)}>
                Change<span className="sr-only"> {title}</span>
              </Button>
            </li>
          ))}
        </ul>
      </QueryState>
      <ImportPart kind="news" />
    </>
  );
}
