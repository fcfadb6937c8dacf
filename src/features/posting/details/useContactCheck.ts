import { useEffect, useState } from 'react';
import * as words from '@/words/postingChecks';
import { fieldsShown } from '../values/fieldsShown';
import type { PostingField } from '../values/postingFields';
import type { PostingValues } from '../values/postingValues';

type Say = (text: string) => string | undefined;

const load = async (): Promise<Say> => {
  const { contactIn } = await import(/* webpackChunkName: "contact-check" */ '@/domain/contactData/contactIn');
  return (text) => {
    const found = contactIn(text);
    return found === null ? undefined : words.contact[found];
  };
};

const nothing: Say = () => undefined;
let loaded: Say | null = null;

/**
 * Says of a text that it holds a phone number or an e-mail address, for which it would wait for a person [API-18]. It
 * keeps nobody from going on [WIZ-18], nor does its code, which comes later.
 */
export function useContactCheck(): Say {
  const [, setHere] = useState(loaded !== null);
  useEffect(() => {
    if (loaded !== null) return;
    load().then(
      (say) => {
        loaded = say;
        setHere(true);
      },
      () => undefined,
    );
  }, []);
  return loaded ?? nothing;
}

/** What one writes in one's own words. */
const TEXTS = ['name', 'flatNumber', 'surveyNumber', 'about'] as const satisfies readonly PostingField[];

/** The texts of the form as it is now of which that is said. */
export function textsWithContact(values: PostingValues, say: Say): readonly PostingField[] {
  const shown = fieldsShown(values);
  return TEXTS.filter((field) => shown.has(field) && say(values[field] ?? '') !== undefined);
}
