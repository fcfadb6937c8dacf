import type { AgentRecord } from '@/api/records';
import { SITE } from '@/domain/site';
import { distinctTexts } from '@/domain/text';
import * as words from '@/words/agent';

const DEFAULT_LANGUAGES: readonly string[] = ['Telugu', 'English'];

/** Languages an agent speaks; Telugu and English where none are named [AGENT-8]. */
export const languagesOf = ({ languages }: AgentRecord): readonly string[] => languages ?? DEFAULT_LANGUAGES;

/** Where an agent works, each place once: the field of expertise (Tirupati where none is named) and the locations [AGENT-8]. */
export function placesOf({ expertiseLocation, locations }: AgentRecord): readonly string[] {
  return distinctTexts([...(expertiseLocation ?? SITE.city).split(/[,;]/), ...(locations ?? [])]);
}

/** "9 years of experience"; unknown: null. */
export function experienceOf({ realEstateExperience: years }: AgentRecord): string | null {
  if (years == null || years < 0) return null;
  return years < 1 ? words.lessThanYear : words.years({ n: years });
}

/** "21 listings". An unknown number counts the listings that came with the agent. */
export function listingCountOf({ propertyListings, propertyIds }: AgentRecord): string {
  const count = propertyListings ?? propertyIds?.length ?? 0;
  return words.listings({ n: count });
}

/** What an agent is called by on the phone: the end of the id, which alone says little to a reader [AGENT-4]. */
export const shortIdOf = ({ _id }: Pick<AgentRecord, '_id'>): string => _id.slice(-6).toUpperCase();
