import type { AgentRecord } from '@/api/records';
import { agentName } from '@/domain/names';
import { readRealtorsCity, writeRealtorsCity } from '@/domain/realtorsCity';
import { SITE } from '@/domain/site';
import { includesIgnoreCase, equalsIgnoreCase, distinctTexts } from '@/domain/text';
import { locale } from '@/words/language';
import { languagesOf, listingsOf, placesOf } from './agentFacts';

/** The orders of the list as addresses name them; '' leaves it as it came. */
export const AGENT_ORDERS = ['', 'rating', 'listings', 'experience', 'name'] as const;
type AgentOrder = (typeof AGENT_ORDERS)[number];

export const agentOrderNamed = (name: string | null): AgentOrder => AGENT_ORDERS.find((order) => order === name) ?? '';

/** What the realtors list can be narrowed by, and its order; '' does not narrow [AGENT-10]. */
export interface AgentFilters {
  readonly name: string;
  readonly city: string;
  /** A place within the city. */
  readonly locality: string;
  readonly language: string;
  readonly order: AgentOrder;
}

/** A city that the marketplace knows, with the names of its localities. */
export interface City {
  readonly name: string;
  readonly localities: readonly string[];
}

/** What a bare address asks for: the realtors of the marketplace's own city [AGENT-1]. */
export const FIRST_AGENT_FILTERS: AgentFilters = { name: '', city: SITE.city, locality: '', language: '', order: '' };
/** Every realtor, wherever they work. */
export const EVERY_AGENT: AgentFilters = { ...FIRST_AGENT_FILTERS, city: '' };

/** The filters that an address carries. */
export const readAgentFilters = (params: URLSearchParams): AgentFilters => ({
  name: params.get('name') ?? '',
  city: readRealtorsCity(params.get('city')),
  locality: params.get('locality') ?? '',
  language: params.get('language') ?? '',
  order: agentOrderNamed(params.get('sort')),
});

/** The parameters of an address for these filters. */
export const writeAgentFilters = ({
  name,
  city,
  locality,
  language,
  order,
}: AgentFilters): Readonly<Record<string, string>> => ({
  name: name.trim(),
  city: writeRealtorsCity(city),
  locality: locality.trim(),
  language: language.trim(),
  sort: order,
});

const isOneOf = (words: readonly string[], word: string): boolean => words.some((one) => equalsIgnoreCase(one, word));

/** The known cities an agent works in: those that are named, else those of the localities that are. */
function citiesOf(agent: AgentRecord, cities: readonly City[]): readonly City[] {
  const places = placesOf(agent);
  const named = cities.filter(({ name }) => isOneOf(places, name));
  if (named.length > 0) return named;
  return cities.filter(({ localities }) => localities.some((locality) => isOneOf(places, locality)));
}

const isKnown = (place: string, cities: readonly City[]): boolean =>
  cities.some(({ name, localities }) => equalsIgnoreCase(name, place) || isOneOf(localities, place));

/** A place that is known is not one that it is called after: "Renigunta Road" is in Tirupati, "Tirupati Rural" may be. */
const worksIn = (agent: AgentRecord, city: string, cities: readonly City[]): boolean =>
  city.trim() === '' ||
  citiesOf(agent, cities).some(({ name }) => equalsIgnoreCase(name, city)) ||
  placesOf(agent).some((place) => !isKnown(place, cities) && includesIgnoreCase(place, city));

/** The agents that answer the filters, in the order they came [AGENT-10]. */
export function filterAgents(
  agents: readonly AgentRecord[],
  { name, city, locality, language }: AgentFilters,
  cities: readonly City[],
): readonly AgentRecord[] {
  return agents.filter(
    (agent) =>
      (includesIgnoreCase(agentName(agent), name) || includesIgnoreCase(agent.name, name)) &&
      worksIn(agent, city, cities) &&
      (locality.trim() === '' || isOneOf(placesOf(agent), locality)) &&
      (language.trim() === '' || languagesOf(agent).some((one) => equalsIgnoreCase(one, language))),
  );
}

const byName = new Intl.Collator(locale).compare;

/** The agents in an order, the most of it first; those that it does not tell apart stay as they came. */
export function orderAgents(agents: readonly AgentRecord[], order: AgentOrder): readonly AgentRecord[] {
  if (order === '') return agents;
  if (order === 'name') return [...agents].sort((a, b) => byName(agentName(a), agentName(b)));
  const weigh = (agent: AgentRecord) =>
    ({ rating: agent.rating, listings: listingsOf(agent), experience: agent.realEstateExperience })[order] ?? -1;
  return [...agents].sort((a, b) => weigh(b) - weigh(a));
}

/** Each word once (whatever its case), in alphabetical order. */
const distinct = (words: readonly string[]): readonly string[] =>
  [...distinctTexts(words)].sort((a, b) => a.localeCompare(b, 'en'));

interface AgentChoices {
  readonly cities: readonly string[];
  readonly localities: readonly string[];
  readonly languages: readonly string[];
}

/** The agents' other places: in a chosen city those of the agents there, without what stands in other cities alone. */
function localitiesOf(agents: readonly AgentRecord[], cities: readonly City[], city: string): readonly string[] {
  // What is a city and what a locality is known from the cities alone.
  if (cities.length === 0) return [];
  const there = agents.filter((agent) => worksIn(agent, city, cities)).flatMap(placesOf);
  return there.filter((place) => {
    if (cities.some(({ name }) => equalsIgnoreCase(name, place))) return false;
    const homes = cities.filter(({ localities }) => isOneOf(localities, place));
    return city.trim() === '' || homes.length === 0 || homes.some(({ name }) => equalsIgnoreCase(name, city));
  });
}

/** What can be chosen for these agents while a city is chosen ('' for all): the cities they work in, the places there, their languages. */
export const agentChoices = (agents: readonly AgentRecord[], cities: readonly City[], city: string): AgentChoices => ({
  cities: distinct(agents.flatMap((agent) => citiesOf(agent, cities)).map(({ name }) => name)),
  localities: distinct(localitiesOf(agents, cities, city)),
  languages: distinct(agents.flatMap(languagesOf)),
});
