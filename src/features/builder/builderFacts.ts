import { isLinkable, type BuilderRecord, type ProjectRecord } from '@/api/records';
import type { IconName } from '@/components/ui/Icon';
import { configurations } from '@/domain/bhk';
import { label } from '@/domain/label';
import { builderName } from '@/domain/names';
import { POSSESSION_CHOICES, samePossession } from '@/domain/possession';
import { priceRange } from '@/domain/price';
import { includesIgnoreCase, equalsIgnoreCase } from '@/domain/text';
import { locale } from '@/words/language';
import * as words from '@/words/builder';

const [, READY] = POSSESSION_CHOICES;

/** "Since 1998" and "28 years of experience", as far as they are known; a year has no digit grouping [BUILD-2]. */
export const ageOf = ({ since, experience }: BuilderRecord): readonly string[] =>
  [
    since == null ? '' : words.since({ year: String(since) }),
    experience == null ? '' : words.experience({ n: experience }),
  ].filter(Boolean);

/** The projects that can be asked about: those that have a page. */
export const askable = (projects: readonly ProjectRecord[]) => projects.filter(({ _id }) => isLinkable(_id));

/** "4 projects", "2 ongoing", "2 finished": how many there are, and of which state, as far as it is known [BUILD-2]. */
export function countsOf(projects: readonly ProjectRecord[]): readonly string[] {
  if (projects.length === 0) return [];
  const [ongoing, finished] = POSSESSION_CHOICES.map(
    (state) => projects.filter(({ possessionStatus }) => samePossession(possessionStatus, state)).length,
  );
  return [
    words.projectCount({ n: projects.length }),
    ongoing ? words.ongoing({ n: ongoing }) : '',
    finished ? words.finished({ n: finished }) : '',
  ].filter(Boolean);
}

/** "3, 4 BHK", "Villa": what of it a project tells [BUILD-2, BUILD-4]. */
export function offersOf({ unitConfig, propertyType }: ProjectRecord): readonly string[] {
  const bedrooms = configurations(unitConfig).join(', ');
  return [bedrooms === '' ? '' : `${bedrooms} BHK`, label(propertyType ?? '')].filter(Boolean);
}

/** Whether none of the projects is finished, as far as they tell [BUILD-2]. */
export const areOngoing = (projects: readonly ProjectRecord[]): boolean =>
  !projects.some(({ possessionStatus }) => samePossession(possessionStatus, READY));

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

const byName = new Intl.Collator(locale).compare;

/** The orders of the list as addresses name them; '' leaves it as it came. */
export const BUILDER_ORDERS = ['', 'name', 'projects', 'experience'] as const;
export type BuilderOrder = (typeof BUILDER_ORDERS)[number];

export const orderNamed = (name: string | null): BuilderOrder => BUILDER_ORDERS.find((order) => order === name) ?? '';

/** How the list of builders is shown: the filter by name [BUILD-5] and the order. */
export interface BuilderView {
  readonly name: string;
  readonly order: BuilderOrder;
}

/** The builders in an order; those that it does not tell apart stay as they came. */
export function orderBuilders(builders: readonly BuilderRecord[], order: BuilderOrder): readonly BuilderRecord[] {
  if (order === '') return builders;
  // A server may name projects without their records.
  const most = ({ projectIds, projectsList, experience }: BuilderRecord) =>
    order === 'projects' ? Math.max(projectIds?.length ?? 0, projectsList?.length ?? 0) : (experience ?? 0);
  return [...builders].sort((a, b) => (order === 'name' ? byName(builderName(a), builderName(b)) : most(b) - most(a)));
}

/** The view as an address carries it [BUILD-5]; '' for what is as usual. */
export const readView = (params: URLSearchParams): BuilderView => ({
  name: params.get('name') ?? '',
  order: orderNamed(params.get('sort')),
});
export const writeView = ({ name, order }: BuilderView): Readonly<Record<string, string>> => ({
  name: name.trim(),
  sort: order,
});
