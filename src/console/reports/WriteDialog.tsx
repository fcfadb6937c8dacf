import { consoleApi } from '../api';
import type { useOutcome } from '../outcome';
import { WordsDialog } from '../WordsForm';
import * as words from '@/words/consoleReports';

/** What is done to a listing with words; `id` is the listing, of an answer the report. */
export type Doing = { readonly what: 'hide' | 'warn' | 'answer'; readonly id: string; readonly name: string };

interface WriteDialogProps {
  /** Null while it is closed. */
  readonly doing: Doing | null;
  readonly run: ReturnType<typeof useOutcome>['run'];
  readonly onClose: () => void;
}

/** Asks what is written to whom an act concerns, and does it. */
export function WriteDialog({ doing, run, onClose }: WriteDialogProps) {
  const [hide] = consoleApi.useHideReportedMutation();
  const [warn] = consoleApi.useWarnOwnerMutation();
  const [answer] = consoleApi.useAnswerReporterMutation();
  return (
    <WordsDialog
      asked={
        doing && {
          ...words.asked[doing.what],
          title: words.asked[doing.what].title({ name: doing.name }),
          danger: doing.what === 'hide',
          onSubmit: (reason) => run({ hide, warn, answer }[doing.what]({ id: doing.id, reason }), onClose),
        }
      }
      onClose={onClose}
    />
  );
}
