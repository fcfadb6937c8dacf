import { useRef, useState, type ChangeEvent } from 'react';
import type { ReadOfRegister } from '@/contract/contentShapes';
import { dayInIndia } from '@/domain/moments';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { consoleApi } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { QueryState } from '../QueryState';
import * as words from '@/words/consoleContent';

/** The most megabytes of a file, and its most bytes. */
const MEGABYTES = 50;
const LARGEST = MEGABYTES * 1_000_000;

function Found({ found: { read, numbers, faulty, faults } }: { readonly found: ReadOfRegister }) {
  return (
    <>
      <p role="status">{words.register.found({ read, numbers, faulty })}</p>
      {faults.length > 0 && (
        <details>
          <summary className="py-2.5 font-semibold">{words.register.leftOut}</summary>
          <ul className="list-disc pl-5 text-sm">
            {faults.map((fault) => (
              <li key={fault.line}>{words.register.fault(fault)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The register of RERA, by which listings and projects get their badge; looked through before it is taken over. */
export function RegisterPage() {
  const query = consoleApi.useGetRegisterQuery({});
  const [check, { isLoading: isChecking }] = consoleApi.useCheckRegisterMutation();
  const [take, { isLoading: isTaking }] = consoleApi.useTakeRegisterMutation();
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState('');
  const [found, setFound] = useState<ReadOfRegister | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const { said, run } = useOutcome();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // The same file can be chosen once more.
    target.value = '';
    setFound(null);
    setTooLarge(chosen !== undefined && chosen.size > LARGEST);
    if (chosen === undefined || chosen.size > LARGEST) return;
    const text = await chosen.text();
    setFile(text);
    const checking = check({ file: text });
    if ((await run(checking)) === undefined) setFound((await checking).data ?? null);
  };
  const bring = async () => {
    if ((await run(take({ file }))) === undefined) setFound(null);
  };
  return (
    <>
      <PageHeading title={words.register.title} className="text-section">
        {words.register.heading}
      </PageHeading>
      <p className="max-w-prose">{words.register.about}</p>
      <QueryState query={query}>
        <p>
          {query.data?.takenAt == null
            ? words.register.none
            : words.register.known({ n: query.data.numbers, day: dayInIndia(query.data.takenAt) })}
        </p>
      </QueryState>
      <input
        ref={chooser}
        type="file"
        accept=".csv,.html,.htm,text/csv,text/html"
        hidden
        aria-label={words.register.file}
        onChange={(event) => void choose(event)}
      />
      <Button className="self-start" variant="secondary" busy={isChecking} onClick={() => chooser.current?.click()}>
        {words.chooseFile({ most: MEGABYTES })}
      </Button>
      <Outcome said={tooLarge ? { failure: words.tooLarge({ most: MEGABYTES }) } : said} />
      {found !== null && (
        <>
          <Found found={found} />
          <Button className="self-start" busy={isTaking} disabled={found.numbers === 0} onClick={() => void bring()}>
            {words.register.take({ numbers: found.numbers })}
          </Button>
        </>
      )}
    </>
  );
}
