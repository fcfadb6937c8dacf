import type { ReadOfRegister } from '@/contract/contentShapes';
import { dayInIndia } from '@/domain/moments';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { consoleApi } from '../api';
import { PublicLink } from '../PublicLink';
import { QueryState } from '../QueryState';
import { CheckedFile } from './CheckedFile';
import * as words from '@/words/consoleContent';

/** Of the authority of Andhra Pradesh. */
const REGISTER_HOST = 'rera.ap.gov.in';

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

  return (
    <>
      <PageHeading title={words.register.title} className="text-section">
        {words.register.heading}
      </PageHeading>
      <p className="max-w-prose">
        {words.register.about} <PublicLink href={`https://${REGISTER_HOST}`}>{REGISTER_HOST}</PublicLink>
      </p>
      <QueryState query={query}>
        <p>
          {query.data?.takenAt == null
            ? words.register.none
            : words.register.known({ n: query.data.numbers, day: dayInIndia(query.data.takenAt) })}
        </p>
      </QueryState>
      <CheckedFile
        megabytes={50}
        accept=".csv,.html,.htm,text/csv,text/html"
        label={words.register.file}
        busy={isChecking}
        check={(file) => check({ file })}
        bring={(file) => take({ file })}
      >
        {(found, bring) => (
          <>
            <Found found={found} />
            <Button className="self-start" busy={isTaking} disabled={found.numbers === 0} onClick={bring}>
              {words.register.take({ numbers: found.numbers })}
            </Button>
          </>
        )}
      </CheckedFile>
    </>
  );
}
