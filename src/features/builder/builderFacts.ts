import type { BuilderRecord, ProjectRecord } from '@/api/records';
import type { IconName } from '@/components/ui/Icon';
import { label } from '@/domain/label';
import { priceRange } from '@/domain/price';
import { includesIgnoreCase, equalsIgnoreCase } from '@/domain/text';
import * as words from '@/words/builder';

/** "Since 1998"; a year has no digit grouping. Unknown: null [BUILD-2]. */
export const sinceOf = ({ since }: BuilderRecord): string | null =>
  since == null ? null : words.since({ year: String(since) });

/** "28 years of experience"; unknown: null [BUILD-2]. */
export const experienceOf = ({ experience }: BuilderRecord): string | null =>
  experience == null ? null : words.experience({ n: experience });

interface ProjectFact {
  readonly label: string;
  readonly value: string;
  /** Stands for the label. */
  readonly icon?: IconName;
}

/**
 * What a builder's projects cost, where they are and of what kind they are; what none of them says is left out
 * [BUILD-2, BUILD-4].
 */
export function projectFacts(projects: readonly ProjectRecord[]): readonly ProjectFact[] {
  const each = (key: 'locality' | 'propertyType') =>
    [...new Set(projects.map((project) => label(project[key]?.trim() ?? '')))].filter(Boolean).join(', ');
  const prices = projects
    .flatMap((project) => [project.unitPriceRangeFrom, project.unitPriceRangeTo])
    .filter((price): price is number => price != null && price > 0);
  const facts: readonly ProjectFact[] = [
    {
      label: words.facts.prices,
      value: prices.length === 0 ? '' : priceRange(Math.min(...prices), Math.max(...prices)),
    },
    { label: words.facts.places, value: each('locality'), icon: 'pin' },
    { label: words.facts.kinds, value: each('propertyType'), icon: 'home' },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** The builders whose name holds the text, in the order they came [BUILD-5]. */
export const filterBuilders = (builders: readonly BuilderRecord[], name: string): readonly BuilderRecord[] =>
  builders.filter((builder) => includesIgnoreCase(builder.name, name));

/** Names of the builder's list of projects that are not among the shown ones. */
export const furtherProjects = (
  { projectsList }: BuilderRecord,
  shown: readonly { readonly name?: string | null }[],
): readonly string[] =>
  (projectsList ?? []).filter((name) => !shown.some((project) => equalsIgnoreCase(project.name, name)));

/** The filter by name as an address carries it [BUILD-5]. */
export const readName = (params: URLSearchParams): string => params.get('name') ?? '';
export const writeName = (name: string): Readonly<Record<string, string>> => ({ name: name.trim() });
