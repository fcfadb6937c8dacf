/** What is used of the Web Speech API, which TypeScript does not know. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  start: () => void;
  /** Ends listening; what was said so far still comes. */
  stop: () => void;
  /** Ends it, and nothing comes. */
  abort: () => void;
}
export type Recognizer = new () => Recognition;

/** Null in a browser that does not write down speech. */
export function recognizer(): Recognizer | null {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    readonly SpeechRecognition?: Recognizer;
    readonly webkitSpeechRecognition?: Recognizer;
  };
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}
