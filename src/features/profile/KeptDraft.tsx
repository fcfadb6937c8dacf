import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button } from '@/components/ui/Button';
import type { Effects } from '@/store/effects';
import { useAppDispatch } from '@/store/hooks';
import type { ProfileValues } from './profileValues';
import * as words from '@/words/profile';

/** Never written down on the device: an Aadhaar number. */
const SECRET = 'aadharNumber';

/** What of the form was typed and not saved; an emptied field is ''. */
function draftOf(values: ProfileValues, saved: ProfileValues): Readonly<Record<string, string>> {
  const now = new Map(Object.entries(values));
  const before = new Map(Object.entries(saved));
  const names = [...new Set([...now.keys(), ...before.keys()])];
  return Object.fromEntries(
    names
      .filter((name) => name !== SECRET && now.get(name) !== before.get(name))
      .map((name) => [name, now.get(name) ?? '']),
  );
}

/** A draft as it lay on the device, which is not trusted; an emptied field is undefined. */
function draftIn(kept: unknown): Readonly<Record<string, string | undefined>> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([name, value]): [string, string | undefined][] =>
      typeof value === 'string' && name !== SECRET ? [[name, value || undefined]] : [],
    ),
  );
}

/** ms of quiet before what was typed is written down. */
const PAUSE = 300;

/**
 * Keeps what is typed in the profile on this device, by user, until it is saved: it outlives another tab of the
 * dashboard, a page load, and a session that ends in the middle. What was found is put in and said so.
 */
export function KeptDraft({ userId }: { readonly userId: string }) {
  const dispatch = useAppDispatch();
  const form = useForm<ProfileValues>();
  const { values, initialValues } = useFormState<ProfileValues>({
    subscription: { values: true, initialValues: true },
  });
  const deviceOf = useCallback(
    () => dispatch((_dispatch, _state, effects): Effects['device'] => effects.device),
    [dispatch],
  );
  const [found, setFound] = useState(false);
  const [looked, setLooked] = useState(false);
  /** What lies on the device, as JSON. */
  const written = useRef('{}');
  const key = `profile:${userId}`;

  useEffect(() => {
    let gone = false;
    const put = (kept: unknown) => {
      if (gone) return;
      written.current = JSON.stringify(kept ?? {});
      const { values: now, initialValues: first } = form.getState();
      const fresh = Object.entries(draftIn(kept)).filter(
        ([name, value]) => textOf(now, name) === textOf(first ?? {}, name) && textOf(now, name) !== value,
      );
      form.batch(() => {
        for (const [name, value] of fresh) form.change(name as keyof ProfileValues, value);
      });
      setFound(fresh.length > 0);
      setLooked(true);
    };
    deviceOf()
      .get(key)
      .then(put, () => put(null));
    return () => {
      gone = true;
    };
  }, [deviceOf, form, key]);

  const write = useRef<() => void>(() => undefined);
  useEffect(() => {
    write.current = () => {
      // Not before the draft of last time was read: it would be lost.
      if (!looked) return;
      const draft = draftOf(values, initialValues ?? {});
      const text = JSON.stringify(draft);
      if (text === written.current) return;
      written.current = text;
      deviceOf()
        .set(key, draft)
        .catch(() => undefined);
    };
    const timer = setTimeout(() => write.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [deviceOf, initialValues, key, looked, values]);
  // What was typed last is not lost with the form.
  useEffect(() => () => write.current(), []);

  if (!found) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 rounded-card bg-gold-wash px-4 py-2 text-gold-ink">
      <p role="status">{words.draftFound}</p>
      <Button
        variant="text"
        onClick={() => {
          // Not `reset`, which keeps what was typed.
          const { values: now, initialValues: saved = {} } = form.getState();
          form.batch(() => {
            for (const name of Object.keys(draftOf(now, saved)))
              form.change(name as keyof ProfileValues, textOf(saved, name));
          });
          setFound(false);
        }}
      >
        {words.draftDiscard}
      </Button>
    </div>
  );
}

function textOf(values: ProfileValues, name: string): string | undefined {
  const value: unknown = new Map(Object.entries(values)).get(name);
  return typeof value === 'string' ? value : undefined;
}
