import { useId, useState } from 'react';
import { LeakError } from '@/actionLog/leaks';
import { logFileName, saveFile } from '@/actionLog/browser/saveFile';
import { isDemo, REPLAY_ADDRESS } from '@/components/layout/demo';
import { controlClass } from '@/components/fields/controlClass';
import { Button } from '@/components/ui/Button';
import { Modal } from '@/components/ui/Modal';
import { SITE } from '@/domain/site';
import type { LogSource } from './openLogDialog';
import { TEXTS } from './texts';

type Told = { readonly saved: string } | { readonly problem: string } | null;

const link = 'font-semibold text-brand underline-offset-4 hover:underline';

/** Where the note is added and the log saved; a log that holds a secret is refused (STORE-8, ERR-6). */
export function LogDialog({ source, onClose }: { readonly source: LogSource; readonly onClose: () => void }) {
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<Told>(null);
  const noteId = useId();

  async function save() {
    setBusy(true);
    try {
      const text = note.trim();
      if (text !== '') source.recorder.note(text);
      setNote('');
      const file = source.recorder.exportText(await source.earlier());
      const name = logFileName(new Date());
      saveFile(name, file);
      setTold({ saved: name });
    } catch (error) {
      setTold({ problem: error instanceof LeakError ? TEXTS.refused : TEXTS.failed });
    }
    setBusy(false);
  }

  return (
    <Modal open title={TEXTS.title} size="md" onClose={onClose}>
      <p className="text-muted">{TEXTS.what}</p>
      <label htmlFor={noteId} className="mt-5 mb-1.5 block font-semibold">
        {TEXTS.note}
      </label>
      <textarea
        id={noteId}
        rows={3}
        maxLength={1000}
        value={note}
        placeholder={TEXTS.noteHint}
        onChange={(event) => setNote(event.target.value)}
        className={controlClass}
      />
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button onClick={() => void save()} busy={busy}>
          {busy ? TEXTS.busy : TEXTS.save}
        </Button>
        {isDemo() && (
          <a href={REPLAY_ADDRESS} className={link}>
            {TEXTS.replay}
          </a>
        )}
      </div>
      {told !== null && 'saved' in told && (
        <p role="status" className="mt-4">
          {TEXTS.saved(told.saved)}
          <a href={`mailto:${SITE.email}?subject=${encodeURIComponent(TEXTS.subject)}`} className={link}>
            {SITE.email}
          </a>
          .
        </p>
      )}
      {told !== null && 'problem' in told && (
        <p role="alert" className="mt-4 text-red">
          {told.problem}
        </p>
      )}
    </Modal>
  );
}
