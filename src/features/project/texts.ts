import * as words from '@/words/project';

/** What stands in place of a project's page, or of its rest, that did not come. */
export const projectTexts = {
  detailFailed: words.detailFailed,
  restFailed: words.restFailed,
} as const;

/** The words of the projects list; of those around its cards `CardListWords` says when they are shown. */
export const listTexts = {
  status: (total: number) => words.status({ n: total }),
  loading: words.loading,
  done: (total: number | null) => (total === null ? words.done : words.doneCounted({ n: total })),
  showMore: words.showMore,
  emptyTitle: words.emptyTitle,
  emptyText: words.emptyText,
  nothingTitle: words.nothingTitle,
  nothingText: words.nothingText,
  clear: words.clear,
  failedTitle: words.failedTitle,
  failedText: words.failedText,
  failedMore: words.failedMore,
  retry: words.retry,
} as const;
