/** The languages that Gruham speaks, each by its own name; what is heard and spoken is that of India. */
export const LANGUAGES = [
  { code: 'te', tag: 'te-IN', name: 'తెలుగు' },
  { code: 'hi', tag: 'hi-IN', name: 'हिन्दी' },
  { code: 'en', tag: 'en-IN', name: 'English' },
] as const;
