import type { BuilderRecord } from '@/api/records';
import { includesIgnoreCase, equalsIgnoreCase } from '@/domain/text';
import * as words from '@/words/builder';

/** "Since 1998"; a year has no digit grouping. Unknown: null [BUILD-2]. */
export const sinceOf = ({ since }: BuilderRecord): string | null =>
  since == null ? null : words.since({ year: String(since) });

/** "28 years of experience"; unknown: null [BUILD-2]. */
export const experienceOf = ({ experience }: BuilderRecord): string | null =>
  experience == null ? null : words.experience({ n: experience });

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
