import type { ProjectRecord } from '@/api/records';
import { formatArea, formatAreaRange, squareFeet, UNIT_WORDS } from '@/domain/area';
import type { AreaUnit } from '@/domain/areaUnits';
import { configurations } from '@/domain/bhk';
import { configurationPrice } from '@/domain/price';
import { equalsIgnoreCase } from '@/domain/text';
import * as words from '@/words/project';

/** The configurations for which a project has fields of its own. */
const WITH_FIELDS = [1, 2, 3, 4, 5] as const;

/** One configuration of a project, in words: "2 BHK", "1,100 – 1,250 sq ft", "₹52.8 L – ₹60 L". */
export interface Configuration {
  readonly bhk: number;
  readonly label: string;
  /** '' when no unit area is known. */
  readonly area: string;
  readonly price: string;
  readonly floorPlans: readonly string[];
}

const known = (n: number | null | undefined): n is number => typeof n === 'number' && n > 0;

/** An area range (sq ft) in a unit: "1,100 – 1,900 sq ft"; one area when the other end is unknown or the same. Unknown: ''. */
export function areaRange(
  from: number | null | undefined,
  to: number | null | undefined,
  unit: AreaUnit = 'sqft',
): string {
  const [least, most] = [from, to].filter(known).sort((a, b) => a - b);
  if (least === undefined) return '';
  return most === undefined ? formatArea(least, unit) : formatAreaRange(least, most, unit);
}

function fieldsOf(project: ProjectRecord, bhk: number) {
  const n = WITH_FIELDS.find((each) => each === bhk);
  if (n === undefined) return { from: null, to: null, floorPlans: [] };
  return {
    from: project[`unitAreaRangeFrom${n}BHK` as const],
    to: project[`unitAreaRangeTo${n}BHK` as const],
    floorPlans: project[`floorPlan${n}Bhk` as const] ?? [],
  };
}

/** What a project offers, ascending: what it names, and what it has areas or floor plans for [JLIST-4, JLIST-5, JDET-4]. */
export function configurationsOf(
  project: ProjectRecord,
  unit: AreaUnit = 'sqft',
  format: 'list' | 'detail' = 'list',
): readonly Configuration[] {
  const described = WITH_FIELDS.filter((bhk) => {
    const { from, to, floorPlans } = fieldsOf(project, bhk);
    return known(from) || known(to) || floorPlans.length > 0;
  });
  const counts = [...new Set([...configurations(project.unitConfig), ...described])].sort((a, b) => a - b);
  return counts.map((bhk) => {
    const { from, to, floorPlans } = fieldsOf(project, bhk);
    const price = configurationPrice(
      from,
      to,
      project.pricePerSqft,
      project.unitPriceRangeFrom,
      project.unitPriceRangeTo,
      format,
    );
    return { bhk, label: words.bhk({ counts: String(bhk) }), area: areaRange(from, to, unit), price, floorPlans };
  });
}

/** "2, 3 BHK"; '' when a project has no configurations. */
export function configurationWords(project: ProjectRecord): string {
  const counts = configurationsOf(project).map(({ bhk }) => bhk);
  return counts.length === 0 ? '' : words.bhk({ counts: counts.join(', ') });
}

/** Ventures are land: nothing is built, so nothing is specified [JDET-5]. */
export const isVenture = (project: ProjectRecord): boolean => equalsIgnoreCase(project.propertyType, 'Venture');

/**
 * How large a project is: its units (noOfUnits × noOfFloors); where that count does not exist, its blocks, plots, villas
 * and buildings, each only when there is more than one. '' when nothing is known [JDET-3].
 */
export function projectSize(project: ProjectRecord): string {
  const units = (project.noOfUnits ?? 0) * (project.noOfFloors ?? 0);
  if (units > 0) return words.size.units({ n: units });
  const parts = [
    { count: project.totalBlocks, say: words.size.blocks },
    { count: project.totalPlots, say: words.size.plots },
    { count: project.totalVillas, say: words.size.villas },
    { count: project.noOfBuildings, say: words.size.buildings },
  ];
  return parts.flatMap(({ count, say }) => (known(count) && count > 1 ? [say({ n: count })] : [])).join(', ');
}

/** A project's ground, joined of number and unit by the server: "3.5acres" reads "3.5 acres"; a mere number is sq ft. */
export function extentWords(extent: string | null | undefined): string {
  const text = (extent ?? '').trim();
  const area = squareFeet(text);
  const spaced = area.replace(/^([\d.,]+)\s*(?=[a-z])/i, '$1 ');
  return spaced.replace(/(?<= )(?:sq ft|acres)$/, (unit) => UNIT_WORDS[unit === 'acres' ? 'acres' : 'sqft'].label);
}
