import { useRef, useState, type SyntheticEvent } from 'react';
import { Refusal } from '@/actionLog/format';
import type { Reported } from '@/api/problemReport';
import { LONGEST_PROBLEM } from '@/contract/limits';
import { SITE } from '@/domain/site';
import { controlClass } from '@/components/fields/controlClass';
import { FieldShell } from '@/components/fields/FieldShell';
import { isDemo } from '@/components/layout/demo';
import { REPLAY_ADDRESS } from '@/components/layout/replayAddress';
import { Button } from '@/components/ui/Button';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { Modal } from '@/components/ui/Modal';
import { saveLog } from '@/components/ui/saveFile';
import { Sent } from '@/features/enquiry/Sent';
import * as words from '@/words/report';
import { close } from '@/words/ui';

export interface LogSource {
  readonly note: (text: string) => void;
  /** The file, with what earlier page loads of the visit left. Throws `Refusal`. */
  readonly text: () => Promise<string>;
  /** Sends what was written, with the log or null. */
  readonly send: (words: string, log: string | null) => Promise<Reported>;
  readonly onClose: () => void;
}

type Outcome =
  | { readonly is: 'reported'; readonly reported: Reported }
  | { readonly is: 'done'; readonly says: string }
  | { readonly is: 'open' | 'sending' | 'saving' | 'refused' | 'failed' }
  | { readonly is: 'saved'; readonly file: string };

const link = 'font-semibold text-brand underline-offset-4 hover:underline';

function Mail() {
  return (
    <a href={`mailto:${SITE.email}?subject=${encodeURIComponent(words.subject({ site: SITE.name }))}`} className={link}>
      {SITE.email}
    </a>
  );
}

/** What came of the last press. */
function Said({ outcome }: { readonly outcome: Outcome }) {
  const mail = <Mail key="mail" />;
  const { isSent = false, says = null } = outcome.is === 'reported' ? outcome.reported : {};
  const done =
    outcome.is === 'saved' ? words.saved({ file: outcome.file, email: mail }) : isSent && (says ?? words.sent);
  const problem =
    outcome.is === 'refused' || outcome.is === 'failed'
      ? { refused: words.refused, failed: words.failed }[outcome.is]
      : outcome.is === 'reported' && !isSent && (says ?? words.notSent({ email: mail }));
  return (
    <>
      {done && (
        <p role="status" className="mt-4">
          {done}
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-4 text-red">
          {problem}
        </p>
      )}
    </>
  );
}

function Contents() {
  return (
    <details className="mt-4 border-t border-line">
      <FoldSummary>{words.details}</FoldSummary>
      <ul className="list-disc pl-5 text-md text-muted">
        <li>{words.isIn}</li>
        <li>{words.isNotIn}</li>
        <li>{words.kept({ email: <Mail key="mail" /> })}</li>
      </ul>
      {isDemo() && (
        <a href={REPLAY_ADDRESS} className={`${link} inline-flex min-h-11 items-center`}>
          {words.replay}
        </a>
      )}
    </details>
  );
}

/**
 * Where somebody says what went wrong, and sends it with the log (STORE-8, ERR-6). A log that holds a secret goes nowhere:
 * the words go alone, and a file is not written.
 */
export function LogDialog({ note, text, send, onClose }: LogSource) {
  const [said, setSaid] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' });
  const noted = useRef('');
  const field = useRef<HTMLTextAreaElement>(null);

  function noteOnce(): void {
    const words = said.trim();
    if (words !== '' && words !== noted.current) note(words);
    noted.current = words;
  }

  const isBusy = outcome.is === 'sending' || outcome.is === 'saving';

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    const sent = said.trim();
    setMissing(sent === '');
    setOutcome({ is: sent === '' ? 'open' : 'sending' });
    if (sent === '') return field.current?.focus();
    noteOnce();
    const reported = await send(sent, await text().catch(() => null));
    // What was typed meanwhile stays.
    const isAll = reported.isSent && field.current?.value.trim() === sent;
    setOutcome(isAll ? { is: 'done', says: reported.says ?? words.sent } : { is: 'reported', reported });
  }

  async function save() {
    if (isBusy) return;
    setOutcome({ is: 'saving' });
    noteOnce();
    try {
      setOutcome({ is: 'saved', file: saveLog(await text(), new Date()) });
    } catch (error) {
      setOutcome({ is: error instanceof Refusal && error.why === 'leak' ? 'refused' : 'failed' });
    }
  }

  if (outcome.is === 'done') {
    return (
      <Modal open title={words.title} size="md" onClose={onClose}>
        <div className="flex flex-col gap-4">
          <Sent>{outcome.says}</Sent>
          <Button variant="secondary" onClick={onClose}>
            {close}
          </Button>
        </div>
      </Modal>
    );
  }
  return (
    <Modal open title={words.title} size="md" onClose={onClose}>
      <form noValidate aria-label={words.title} onSubmit={(event) => void submit(event)}>
        <FieldShell label={words.note} error={isMissing ? words.required : undefined} required>
          {(aria) => (
            <textarea
              {...aria}
              ref={field}
              rows={3}
              maxLength={LONGEST_PROBLEM}
              value={said}
              placeholder={words.noteHint}
              onChange={(event) => {
                setSaid(event.target.value);
                setMissing(false);
              }}
              className={controlClass}
            />
          )}
        </FieldShell>
        <p className="mt-3 text-md text-muted">{words.what}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button type="submit" busy={outcome.is === 'sending'}>
            {outcome.is === 'sending' ? words.sending : words.send}
          </Button>
          <Button variant="secondary" onClick={() => void save()} busy={outcome.is === 'saving'}>
            {outcome.is === 'saving' ? words.busy : words.save}
          </Button>
        </div>
      </form>
      <Said outcome={outcome} />
      <Contents />
    </Modal>
  );
}
