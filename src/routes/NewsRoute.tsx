import { useMatch, useSearchParams } from 'react-router';
import { FailedScreen } from '@/components/layout/FailedScreen';
import { NotFoundView } from '@/components/layout/NotFoundView';
import { ScreenSkeleton } from '@/components/layout/ScreenSkeleton';
import { LinkButton } from '@/components/ui/LinkButton';
import { newsPage } from '@/domain/firstCalls';
import { idIn } from '@/domain/idIn';
import { newsNow } from '@/domain/newsHeadlines';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { Article } from '@/features/info/Article';
import { NewsList } from '@/features/info/NewsList';
import { useArticle } from '@/features/info/useArticle';
import * as words from '@/words/routeNews';

/** Beside an article as many others are named. */
const OTHERS = 4;

/** `/news`: all articles, and `/news/{slug}`: one of the operator's, or of the three that stand where there are none [HOME-10]. */
export default function NewsRoute() {
  const slug = idIn(useMatch('/news/:slug')?.params.slug);
  const [params] = useSearchParams();
  const { article, loading, failure, retry } = useArticle(slug);
  if (slug === '') return <NewsList page={newsPage(params)} />;
  if (article) {
    const others = newsNow()
      .filter((one) => one.slug !== slug)
      .slice(0, OTHERS);
    return <Article key={slug} article={article} others={others} />;
  }
  if (loading) return <ScreenSkeleton shape="page" />;
  if (failure !== null)
    return <FailedScreen screen={SCREENS.news.title} title={words.failed} text={failure} onRetry={retry} />;
  return (
    <NotFoundView title={words.notFound} text={words.others}>
      <ul>
        {newsNow().map((one) => (
          <li key={one.slug}>
            <LinkButton variant="text" to={paths.news(one.slug)}>
              {one.title}
            </LinkButton>
          </li>
        ))}
      </ul>
    </NotFoundView>
  );
}
