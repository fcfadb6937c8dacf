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

/** How many listings an agent has. An unknown number counts those that came along. */
export const listingsOf = ({ propertyListings, propertyIds }: AgentRecord): number =>
  propertyListings ?? propertyIds?.length ?? 0;

/** "21 listings". */
export const listingCountOf = (agent: AgentRecord): string => words.listings({ n: listingsOf(agent) });

/** What an agent is called by on the phone: the end of the id, which alone says little to a reader [AGENT-4]. */
export const shortIdOf = ({ _id }: Pick<AgentRecord, '_id'>): string => _id.slice(-6).toUpperCase();
