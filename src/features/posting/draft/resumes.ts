import { isRaw } from '@/api/readers/coerce';

/** What a navigation brings whose press said already that the draft is to be taken up (WIZ-19). */
export const RESUMES = { resumes: true } as const;

export const resumesIn = (state: unknown): boolean => isRaw(state) && state['resumes'] === true;
