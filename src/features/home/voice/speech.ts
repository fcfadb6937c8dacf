import type { Recognizer } from './recognizer';

interface ResultEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}
interface FaultEvent extends Event {
  readonly error: string;
}

export type Fault = 'nothing' | 'forbidden' | 'microphone' | 'unavailable';
const FAULTS: Readonly<Record<string, Fault>> = {
  'no-speech': 'nothing',
  aborted: 'nothing',
  'not-allowed': 'forbidden',
  'audio-capture': 'microphone',
};

interface Listeners {
  /** What was said so far. */
  readonly onPart: (text: string) => void;
  /** All that was said, once; or why nothing came. */
  readonly onEnd: (heard: { readonly text: string } | { readonly fault: Fault }) => void;
}

export interface Listening {
  readonly stop: () => void;
  readonly abort: () => void;
}

/** Listens for one sentence. `language`: a BCP 47 tag, as `te-IN`. */
export function listen(make: Recognizer, language: string, { onPart, onEnd }: Listeners): Listening {
  const recognition = Object.assign(new make(), { lang: language, interimResults: true });
  let text = '';
  let fault: Fault = 'nothing';
  let isOver = false;
  recognition.addEventListener('result', (event) => {
    text = Array.from((event as ResultEvent).results, (best) => best[0]?.transcript ?? '')
      .join(' ')
      .trim();
    onPart(text);
  });
  recognition.addEventListener('error', (event) => {
    fault = FAULTS[(event as FaultEvent).error] ?? 'unavailable';
  });
  recognition.addEventListener('end', () => {
    if (!isOver) onEnd(text === '' ? { fault } : { text });
    isOver = true;
  });
  recognition.start();
  return {
    stop: () => recognition.stop(),
    abort: () => {
      isOver = true;
      recognition.abort();
    },
  };
}
