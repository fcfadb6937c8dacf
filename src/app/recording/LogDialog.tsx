import { useId, useState } from 'react';
import { logFileName, saveFile } from '@/actionLog/browser/saveFile';
import { Refusal } from '@/actionLog/format';
import { isDemo } from '@/components/layout/demo';
import { REPLAY_ADDRESS } from '@/components/layout/replayAddress';
import { controlClass } from '@/components/fields/controlClass';
import { Button } from '@/components/ui/Button';
import { FoldSummary } from '@/components/ui/FoldSummary';
import { Modal } from '@/components/ui/Modal';
import { SITE } from '@/domain/site';
import * as words from '@/words/report';

export interface LogSource {
  readonly note: (text: string) => void;
  /** The file, with what earlier page loads of the visit left. Throws `Refusal`. */
  readonly text: () => Promise<string>;
  readonly onClose: () => void;
}

const link = 'font-semibold text-brand underline-offset-4 hover:underline';
const mail = () => `mailto:${SITE.email}?subject=${encodeURIComponent(words.subject({ site: SITE.name }))}`;

/** Where the note is added and the log saved; a log that holds a secret is refused (STORE-8, ERR-6). */
export function LogDialog({ note, text, onClose }: LogSource) {
  const [said, setSaid] = useState('');
  const [{ busy, saved, problem }, setOutcome] = useState<{ busy?: boolean; saved?: string; problem?: string }>({});
  const noteId = useId();

  async function save() {
    setOutcome({ busy: true });
    try {
      if (said.trim() !== '') note(said.trim());
      setSaid('');
      const name = logFileName(new Date());
      saveFile(name, await text());
      setOutcome({ saved: name });
    } catch (error) {
      const isLeak = error instanceof Refusal && error.why === 'leak';
      setOutcome({ problem: isLeak ? words.refused : words.failed });
    }
  }

  return (
    <Modal open title={words.title} size="md" onClose={onClose}>
      <label htmlFor={noteId} className="mb-1.5 block font-semibold">
        {words.note}
      </label>
      <textarea
        id={noteId}
        rows={3}
        maxLength={1000}
        value={said}
        placeholder={words.noteHint}
        onChange={(event) => setSaid(event.target.value)}
        className={controlClass}
      />
      <p className="mt-3 text-md text-muted">{words.what}</p>
      <Button className="mt-4" onClick={() => void save()} busy={busy}>
        {busy ? words.busy : words.save}
      </Button>
      {saved && (
        <p role="status" className="mt-4">
          {words.saved({
            file: saved,
            email: (
              <a href={mail()} className={link}>
                {SITE.email}
              </a>
            ),
          })}
        </p>
      )}
      {problem && (
        <p role="alert" className="mt-4 text-red">
          {problem}
        </p>
      )}
      <details className="mt-4 border-t border-line">
        <FoldSummary>{words.details}</FoldSummary>
        <ul className="list-disc pl-5 text-md text-muted">
          <li>{words.isIn}</li>
          <li>{words.isNotIn}</li>
        </ul>
        {isDemo() && (
          <a href={REPLAY_ADDRESS} className={`${link} inline-flex min-h-11 items-center`}>
            {words.replay}
          </a>
        )}
      </details>
    </Modal>
  );
}
