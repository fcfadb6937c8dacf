import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { isEmail } from '@/domain/email';
import { useEnquiry } from './useEnquiry';
import * as words from '@/words/enquiry';

/** The newsletter sign-up of the footer (SHELL-7): one field, so it comes without the forms' library and its checks. */
export function Newsletter() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  const [busy, setBusy] = useState(false);
  const { said, send } = useEnquiry();
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (said !== null && document.activeElement === document.body) answer.current?.focus();
  }, [said]);

  const submit = async () => {
    if (!isEmail(typed.trim())) {
      setFault(words.newsletter.wrong);
      input.current?.focus();
      return;
    }
    setFault(undefined);
    setBusy(true);
    setFault(await send({ kind: 'newsletter', email: typed.trim() }));
    setBusy(false);
  };
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-1.5 font-sans text-md font-semibold tracking-normal text-white">
        {words.newsletter.title}
      </h2>
      <p className="mb-3">{words.newsletter.intro}</p>
      {said === null && (
        <form
          method="dialog"
          noValidate
          aria-label={words.newsletter.title}
          onSubmit={onSubmit}
          className="flex flex-wrap gap-2"
        >
          <label htmlFor={id} className="sr-only">
            {words.newsletter.email}
          </label>
          <input
            ref={input}
            id={id}
            type="email"
            autoComplete="email"
            placeholder="you@mail.in"
            maxLength={254}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            className="min-h-11 min-w-0 flex-1 basis-40 rounded-control border border-edge bg-card px-3 text-ink placeholder:text-muted"
          />
          <Button variant="gold" type="submit" busy={busy}>
            {words.newsletter.subscribe}
          </Button>
        </form>
      )}
      <p id={`${id}-fault`} role="alert" className="mt-1.5 font-medium text-white empty:hidden">
        {fault}
      </p>
      <p ref={answer} tabIndex={-1} role="status" className="font-medium text-white empty:hidden">
        {said}
      </p>
    </section>
  );
}
