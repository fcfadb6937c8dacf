import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Outcome, useOutcome } from '../outcome';
import * as words from '@/words/consoleContent';

interface Answer<Found> {
  readonly data?: Found | undefined;
  readonly error?: unknown;
}

interface CheckedFileProps<Found> {
  readonly megabytes: number;
  readonly accept: string;
  readonly label: string;
  readonly busy: boolean;
  /** Looks the text of a file through. */
  readonly check: (file: string) => PromiseLike<Answer<Found>>;
  /** Brings in what was found. */
  readonly bring: (file: string) => PromiseLike<Answer<unknown>>;
  readonly children: (found: Found, bring: () => void) => ReactNode;
}

/** A file that is looked through as soon as it is chosen, and brought in once somebody wants that. */
export function CheckedFile<Found>({
  megabytes,
  accept,
  label,
  busy,
  check,
  bring,
  children,
}: CheckedFileProps<Found>) {
  const chooser = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const { said, run } = useOutcome();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // The same file can be chosen once more.
    target.value = '';
    setFound(null);
    const isLarge = chosen !== undefined && chosen.size > megabytes * 1_000_000;
    setTooLarge(isLarge);
    if (chosen === undefined || isLarge) return;
    const text = await chosen.text();
    setFile(text);
    await run(check(text), setFound);
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => void choose(event)}
      />
      <Button className="self-start" variant="secondary" busy={busy} onClick={() => chooser.current?.click()}>
        {words.chooseFile({ most: megabytes })}
      </Button>
      <Outcome said={tooLarge ? { failure: words.tooLarge({ most: megabytes }) } : said} />
      {found !== null && children(found, () => void run(bring(file), () => setFound(null)))}
    </>
  );
}
