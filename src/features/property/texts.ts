import * as words from '@/words/propertyList';

/** The words of the properties list; of those around its cards `CardListWords` says when they are shown. */
export const PROPERTY_TEXTS = {
  list: {
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
  },
} as const;
