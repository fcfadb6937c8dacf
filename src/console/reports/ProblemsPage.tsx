import { useState } from 'react';
import type { DeskState } from '@/contract/console';
import type { Problem } from '@/contract/peopleShapes';
import { momentInIndia } from '@/domain/moments';
import { langOf } from '@/domain/text';
import { PageHeading } from '@/components/layout/PageHeading';
import { isFocusStillAt, passFocus } from '@/components/ui/passFocus';
import { saveLog } from '@/components/ui/saveFile';
import { consoleApi } from '../api';
import { RemoveButton } from '../content/RemoveButton';
import { DeskBadge, DeskStates, SettleButton } from '../DeskStates';
import { Outcome, useOutcome } from '../outcome';
import { PublicLink } from '../PublicLink';
import { NothingHere } from '../NothingHere';
import { QueryState } from '../QueryState';
import { recordLink } from '../recordLink';
import { RowButton } from '../RowButton';
import { ShowMore } from '../ShowMore';
import { openPlayer } from './openPlayer';
import * as desk from '@/words/consoleDesk';
import * as words from '@/words/consoleReports';
import * as queueWords from '@/words/consoleQueue';

interface RowProps {
  readonly problem: Problem;
  readonly run: ReturnType<typeof useOutcome>['run'];
}

function Row({ problem: { id, at, words: written, page, build, device, hasLog, done }, run }: RowProps) {
  const [openLog] = consoleApi.useOpenProblemLogMutation();
  const [settle] = consoleApi.useSettleProblemMutation();
  const [remove] = consoleApi.useRemoveProblemMutation();
  const moment = momentInIndia(at);
  const name = words.problems.named({ page, moment });
  const replay = async () => {
    const player = openPlayer();
    const failure = await run(openLog({ id }), ({ log }) => player.play(log));
    if (failure !== undefined) player.close();
  };
  return (
    <li className="flex flex-col items-start gap-2 border-b border-line py-4">
      <p lang={langOf(written)} className="max-w-full break-words whitespace-pre-line">
        {written}
      </p>
      <p className="max-w-full text-sm break-words text-muted">
        <DeskBadge done={done} />{' '}
        <PublicLink href={page} className={recordLink}>
          {page}
        </PublicLink>
        {' · '}
        {words.problems.from({ moment, device: device ?? words.problems.unknownDevice, build })}
      </p>
      {!hasLog && <p className="text-sm text-muted">{words.problems.noLog}</p>}
      <div className="flex flex-wrap gap-2">
        <SettleButton
          done={done}
          name={name}
          onSettle={(isDone, pressed) =>
            void run(settle({ id, done: isDone }), () => {
              // The row goes to its place among those that are done, or back.
              if (isFocusStillAt(pressed)) passFocus(pressed, 'li');
            })
          }
        />
        {hasLog && (
          <RowButton
            says={words.problems.replay}
            named={words.problems.replayNamed({ page, moment })}
            onClick={() => void replay()}
          />
        )}
        {hasLog && (
          <RowButton
            says={words.problems.log}
            named={words.problems.logNamed({ page, moment })}
            onClick={() => void run(openLog({ id }), ({ log }) => void saveLog(log, new Date(at)))}
          />
        )}
        <RemoveButton name={name} says={words.problems.removeText} onRemove={() => run(remove({ id }))} />
      </div>
    </li>
  );
}

/** What visitors sent by "Report a problem", the newest first (STORE-8). */
export function ProblemsPage() {
  const [state, setState] = useState<DeskState>();
  const query = consoleApi.useGetProblemsInfiniteQuery({ state }, { refetchOnMountOrArgChange: true });
  // Under another choice nothing of the last one is shown.
  const data = query.currentData;
  const problems = data?.pages.flatMap((page) => page.problems) ?? [];
  const outcome = useOutcome();
  return (
    <>
      <PageHeading title={words.problems.title} className="text-section">
        {words.problems.heading}
      </PageHeading>
      <p className="text-muted">{words.problems.intro}</p>
      <DeskStates state={state} counts={query.data?.pages.at(-1)?.counts} onChoose={setState} />
      <Outcome said={outcome.said} />
      <QueryState query={{ ...query, data }}>
        {problems.length === 0 && state !== undefined ? (
          <p className="text-muted">{desk.noneSo}</p>
        ) : problems.length === 0 ? (
          <NothingHere
            title={words.problems.none}
            text={words.problems.noneText}
            to="/"
            next={queueWords.queue.heading}
          />
        ) : (
          <ul aria-label={words.problems.heading}>
            {problems.map((problem) => (
              <Row key={problem.id} problem={problem} run={outcome.run} />
            ))}
          </ul>
        )}
        <ShowMore query={query} />
      </QueryState>
    </>
  );
}
