import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useField, useForm } from 'react-final-form';
import { Button } from '@/components/ui/Button';
import { Picture } from '@/components/ui/Picture';
import { consoleApi, failureOf } from '../api';
import { RowButton } from '../RowButton';
import * as words from '@/words/consoleContent';

interface PicturesFieldProps {
  /** Of the form's value, a list of addresses. */
  readonly name: string;
  readonly label: string;
  /** It holds one picture: a new one takes the place of the one before. */
  readonly single?: boolean;
}

/** Pictures of a record: each is sent as soon as it is chosen, and kept when the form is saved. */
export function PicturesField({ name, label, single = false }: PicturesFieldProps) {
  const form = useForm<Record<string, readonly string[] | undefined>>();
  const [send] = consoleApi.useSendPictureMutation();
  const [sending, setSending] = useState(0);
  const chooser = useRef<HTMLInputElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  /** The form was to be saved while some were on their way. */
  const [isTooSoon, setTooSoon] = useState(false);
  const { input: field } = useField<readonly string[] | undefined>(name, {
    beforeSubmit: () => {
      if (sending === 0) return undefined;
      setTooSoon(true);
      // Far from the button that was pressed, perhaps: it comes into sight.
      adder.current?.focus();
      return false;
    },
  });
  const [failure, setFailure] = useState<string | undefined>();
  const id = useId();
  const urls = field.value || [];

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    // The same file can be chosen once more.
    target.value = '';
    setFailure(undefined);
    setTooSoon(false);
    for (const [at, file] of files.entries()) {
      setSending(files.length - at);
      const result = await send(file);
      const failed = failureOf(result);
      if (failed !== undefined) setFailure(`${file.name}: ${failed}`);
      if (result.data === undefined) continue;
      // Some may have been removed meanwhile.
      const now = form.getFieldState(name)?.value || [];
      field.onChange(single ? [result.data.url] : [...now, result.data.url]);
    }
    setSending(0);
  };
  return (
    <div role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <p id={id} className="text-sm font-semibold">
        {label}
      </p>
      {urls.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-3">
          {urls.map((url, at) => {
            const called = `${label} ${at + 1}`;
            return (
              <li key={url} className="w-28 sm:w-36">
                <span className="block h-24 overflow-hidden rounded-control bg-wash">
                  <Picture src={url} alt={called} sizes="9rem" />
                </span>
                <RowButton
                  says={words.remove}
                  named={words.removeOf({ name: called })}
                  variant="text"
                  onClick={() => field.onChange(urls.filter((each) => each !== url))}
                />
                {at > 0 && (
                  <RowButton
                    says={words.pictures.first}
                    named={words.pictures.firstOf({ name: called })}
                    variant="text"
                    onClick={() => field.onChange([url, ...urls.filter((each) => each !== url)])}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        multiple={!single}
        hidden
        aria-label={words.pictures.choose({ label })}
        onChange={(event) => void choose(event)}
      />
      <Button
        ref={adder}
        size="sm"
        variant="secondary"
        className="self-start"
        busy={sending > 0}
        onClick={() => chooser.current?.click()}
      >
        {single ? words.pictures.addOne : words.pictures.add}
        <span className="sr-only">: {label}</span>
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {sending > 0 && words.pictures.sending({ n: sending })}
      </p>
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {sending > 0 && isTooSoon ? words.pictures.tooSoon : failure}
      </p>
    </div>
  );
}
