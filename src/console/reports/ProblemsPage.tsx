import type { Problem } from '@/contract/peopleShapes';
import { momentInIndia } from '@/domain/moments';
import { langOf } from '@/domain/text';
import { PageHeading } from '@/components/layout/PageHeading';
import { saveLog } from '@/components/ui/saveFile';
import { consoleApi } from '../api';
import { RemoveButton } from '../content/RemoveButton';
import { Outcome, useOutcome } from '../outcome';
import { PublicLink } from '../PublicLink';
import { NothingHere } from '../NothingHere';
import { QueryState } from '../QueryState';
import { recordLink } from '../recordLink';
import { RowButton } from '../RowButton';
import * as words from '@/words/consoleReports';
import * as queueWords from '@/words/consoleQueue';

interface RowProps {
  readonly problem: Problem;
  readonly run: ReturnType<typeof useOutcome>['run'];
}

function Row({ problem: { id, at, words: written, page, build, device, hasLog }, run }: RowProps) {
  const [openLog] = consoleApi.useOpenProblemLogMutation();
  const [remove] = consoleApi.useRemoveProblemMutation();
  const moment = momentInIndia(at);
  return (
    <li className="flex flex-col items-start gap-2 border-b border-line py-4">
      <p lang={langOf(written)} className="max-w-full break-words whitespace-pre-line">
        {written}
      </p>
      <p className="max-w-full text-sm break-words text-muted">
        <PublicLink href={page} className={recordLink}>
          {page}
        </PublicLink>
        {' · '}
        {words.problems.from({ moment, device: device ?? words.problems.unknownDevice, build })}
      </p>
      {!hasLog && <p className="text-sm text-muted">{words.problems.noLog}</p>}
      <div className="flex flex-wrap gap-2">
        {hasLog && (
          <RowButton
            says={words.problems.log}
            named={words.problems.logNamed({ page, moment })}
            onClick={() => void run(openLog({ id }), ({ log }) => void saveLog(log, new Date(at)))}
          />
        )}
        <RemoveButton
          name={words.problems.named({ page, moment })}
          says={words.problems.removeText}
          onRemove={() => run(remove({ id }))}
        />
      </div>
    </li>
  );
}

/** What visitors sent by "Report a problem", the newest first (STORE-8). */
export function ProblemsPage() {
  const query = consoleApi.useGetProblemsQuery({}, { refetchOnMountOrArgChange: true });
  const outcome = useOutcome();
  return (
    <>
      <PageHeading title={words.problems.title} className="text-section">
        {words.problems.heading}
      </PageHeading>
      <p className="text-muted">{words.problems.intro}</p>
      <Outcome said={outcome.said} />
      <QueryState query={query}>
        {query.data?.length === 0 ? (
          <NothingHere
            title={words.problems.none}
            text={words.problems.noneText}
            to="/"
            next={queueWords.queue.heading}
          />
        ) : (
          <ul aria-label={words.problems.heading}>
            {query.data?.map((problem) => (
              <Row key={problem.id} problem={problem} run={outcome.run} />
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}
