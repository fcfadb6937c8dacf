/** The texts of the search by voice. */
export const VOICE_TEXTS = {
  open: 'Search by voice',
  ask: 'Choose your language, then say what you look for.',
  example: '“3 BHK under 60 lakhs in Tiruchanur”',
  whoHears: (name: string) =>
    `Your browser may send your voice to its maker, who writes down what you say. ${name} gets the text alone.`,
  listening: 'Listening …',
  stop: 'Done',
  notLoaded: 'This did not load. Please try again.',
  faults: {
    nothing: 'We could not hear you. Please choose your language and try again.',
    forbidden: 'Your browser does not let us use the microphone. You can allow it in the browser’s settings.',
    microphone: 'We found no microphone.',
    unavailable: 'Your browser cannot write down what you say. Please type instead.',
  },
} as const;

/** What may be spoken; each by its own name. */
export const VOICE_LANGUAGES = [
  { tag: 'te-IN', name: 'తెలుగు' },
  { tag: 'hi-IN', name: 'हिन्दी' },
  { tag: 'en-IN', name: 'English' },
] as const;
