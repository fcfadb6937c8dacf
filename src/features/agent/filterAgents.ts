import type { AgentRecord } from '@/api/records';
import { agentName } from '@/domain/names';
import { readRealtorsCity, writeRealtorsCity } from '@/domain/realtorsCity';
import { SITE } from '@/domain/site';
import { containsWord, sameWord } from '@/domain/text';
import { languagesOf, placesOf } from './agentFacts';

/** What the realtors list can be narrowed by; '' does not narrow [AGENT-10]. */
export interface AgentFilters {
  readonly name: string;
  readonly city: string;
  readonly language: string;
}

/** What a bare address asks for: the realtors of the marketplace's own city [AGENT-1]. */
export const FIRST_AGENT_FILTERS: AgentFilters = { name: '', city: SITE.city, language: '' };
/** Every realtor, wherever they work. */
export const EVERY_AGENT: AgentFilters = { ...FIRST_AGENT_FILTERS, city: '' };

/** The filters that an address carries. */
export const readAgentFilters = (params: URLSearchParams): AgentFilters => ({
  name: params.get('name') ?? '',
  city: readRealtorsCity(params.get('city')),
  language: params.get('language') ?? '',
});

/** The parameters of an address for these filters. */
export const writeAgentFilters = ({ name, city, language }: AgentFilters): Readonly<Record<string, string>> => ({
  name: name.trim(),
  city: writeRealtorsCity(city),
  language: language.trim(),
});

/** The agents that answer the filters, in the order they came [AGENT-10]. */
export function filterAgents(
  agents: readonly AgentRecord[],
  { name, city, language }: AgentFilters,
): readonly AgentRecord[] {
  return agents.filter(
    (agent) =>
      (containsWord(agentName(agent), name) || containsWord(agent.name, name)) &&
      (city.trim() === '' || placesOf(agent).some((place) => containsWord(place, city))) &&
      (language.trim() === '' || languagesOf(agent).some((one) => sameWord(one, language))),
  );
}

/** Each word once (whatever its case), in alphabetical order. */
function distinct(words: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const word of words) {
    const key = word.trim().toLowerCase();
    if (!byKey.has(key)) byKey.set(key, word.trim());
  }
  return [...byKey.values()].sort((a, b) => a.localeCompare(b, 'en'));
}

/** What can be chosen for these agents. */
export const agentChoices = (
  agents: readonly AgentRecord[],
): { cities: readonly string[]; languages: readonly string[] } => ({
  cities: distinct(agents.flatMap(placesOf)),
  languages: distinct(agents.flatMap(languagesOf)),
});
