import { useRef, useState, type ChangeEvent } from 'react';
import type { ReadOfRegister } from '@/contract/contentShapes';
import { dayInIndia } from '@/domain/moments';
import { indianNumber, plural } from '@/domain/text';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { useCheckRegisterMutation, useGetRegisterQuery, useTakeRegisterMutation } from '../api';
import { Outcome, useOutcome } from '../outcome';
import { QueryState } from '../QueryState';

/** The most bytes of a file. */
const LARGEST = 50_000_000;

function Found({ found: { read, numbers, faulty, faults } }: { readonly found: ReadOfRegister }) {
  return (
    <>
      <p role="status">
        {plural(read, 'row', 'rows')} read: {plural(numbers, 'number', 'numbers')} can be taken over
        {faulty > 0 && `, ${plural(faulty, 'row is', 'rows are')} left out`}.
      </p>
      {faults.length > 0 && (
        <details>
          <summary className="py-2.5 font-semibold">What is left out</summary>
          <ul className="list-disc pl-5 text-sm">
            {faults.map(({ line, message }) => (
              <li key={line}>
                Line {line}: {message}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** The register of RERA, by which listings and projects get their badge; looked through before it is taken over. */
export function RegisterPage() {
  const query = useGetRegisterQuery({});
  const [check, { isLoading: isChecking }] = useCheckRegisterMutation();
  const [take, { isLoading: isTaking }] = useTakeRegisterMutation();
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
      <PageHeading title="RERA" className="text-section">
        Register of RERA
      </PageHeading>
      <p className="max-w-prose">
        Listings and projects that name a number of this register get a badge with the day on which it was last seen
        there. Save the page of the register from the authority’s site, or a CSV file of it, and choose it here.
      </p>
      <QueryState query={query}>
        <p>
          {query.data?.takenAt == null
            ? 'No register is here yet. Nothing is said of any number.'
            : `${indianNumber(query.data.numbers)} numbers are known, the last of them since ${dayInIndia(query.data.takenAt)}.`}
        </p>
      </QueryState>
      <input
        ref={chooser}
        type="file"
        accept=".csv,.html,.htm,text/csv,text/html"
        hidden
        aria-label="Register"
        onChange={(event) => void choose(event)}
      />
      <Button className="self-start" variant="secondary" busy={isChecking} onClick={() => chooser.current?.click()}>
        Choose a file of at most 50 MB
      </Button>
      <Outcome said={tooLarge ? { failure: 'This file has more than 50 MB.' } : said} />
      {found !== null && (
        <>
          <Found found={found} />
          <Button className="self-start" busy={isTaking} disabled={found.numbers === 0} onClick={() => void bring()}>
            Take over {plural(found.numbers, 'number', 'numbers')}
          </Button>
        </>
      )}
    </>
  );
}
