import { label } from './label';
import * as words from '@/words/lists';

/** The title of the realtors; a chosen locality stands before its city, and '' is everywhere [AGENT-1, AGENT-10]. */
export function realtorsTitle(city: string, locality = ''): string {
  const place = [locality.trim(), city.trim()].filter(Boolean).map(label).join(', ');
  return place === '' ? words.realtors : words.realtorsIn({ place });
}
