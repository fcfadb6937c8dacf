import { skipToken } from '@reduxjs/toolkit/query';
import { describeError, isGone } from '@/api/errors';
import { newsApi } from '@/api/newsApi';
import { articleOf } from '@/domain/news';
import { SITE } from '@/domain/site';

/** The article of an address [HOME-10]: without one it is on its way, did not come (`failure`, in words), or is not there. */
export function useArticle(slug: string) {
  const isOwn = SITE.news !== null;
  const { currentData, error, isError, refetch } = newsApi.useGetArticleQuery(isOwn && slug !== '' ? slug : skipToken);
  return {
    article: isOwn ? currentData : articleOf(slug),
    loading: isOwn && !currentData && !isError,
    failure: isError && !isGone({ error }) ? describeError(error) : null,
    retry: () => void refetch(),
  };
}
