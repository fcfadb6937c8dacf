import * as words from '@/words/fieldLabels';
import { FIELD_LABELS } from './fieldLabels';
import { plain, type Known } from './known';
import { label } from './label';
import { isPlot } from './subtypes';

/** What is read of a listing beside the specification's overview; undefined as long as no answer has brought it. */
export interface Described {
  readonly selectedSubtype?: string | null | undefined;
  readonly propertyFloorNo?: string | null | undefined;
  readonly noOfFloors?: Known;
  readonly plotLength?: Known;
  readonly plotWidth?: Known;
  readonly widthOfTheRoad?: Known;
  readonly noOfOpenSides?: Known;
  readonly boundaryWall?: string | null | undefined;
  readonly reraId?: string | null | undefined;
  readonly surveyNumber?: string | null | undefined;
  readonly waterSource?: string | null | undefined;
  readonly approvedType?: string | null | undefined;
}
/** null is what the listing lacks, undefined what no answer has brought yet. */
type Value = string | null | undefined;

/** The words of a stored choice, of which there are few, in the page's language. */
export function chosen(value: Known): Value {
  const text = plain(value);
  return text ? label(text) : text;
}

const { sides, sidesInFeet, feet } = words.land;

const sidesOf = ({ plotLength, plotWidth }: Described): Value =>
  plotLength && plotWidth
    ? sidesInFeet({ length: String(plotLength), width: String(plotWidth) })
    : plain(plotLength === undefined ? plotLength : null);

// No road is 0 ft wide.
const roadOf = ({ widthOfTheRoad: width }: Described): Value =>
  width ? feet({ width: String(width) }) : width === undefined ? width : null;

// Behind the floor's own number it is told already.
const floorsOf = ({ propertyFloorNo, selectedSubtype, noOfFloors }: Described): Value =>
  propertyFloorNo || isPlot(selectedSubtype) ? null : plain(noOfFloors);

/** What alone can have a fact: land, or a building. */
export type FactOf = 'land' | 'building';

/**
 * What a seller may have said beside the specification's overview, by its name, and of which kind alone: on the listing's
 * page and in a comparison.
 */
export const FURTHER_FACTS: readonly (readonly [name: string, read: (listing: Described) => Value, of?: FactOf])[] = [
  [FIELD_LABELS.noOfFloors, floorsOf, 'building'],
  [sides, sidesOf, 'land'],
  [FIELD_LABELS.widthOfTheRoad, roadOf, 'land'],
  [FIELD_LABELS.noOfOpenSides, ({ noOfOpenSides }) => plain(noOfOpenSides), 'land'],
  [FIELD_LABELS.boundaryWall, ({ boundaryWall }) => chosen(boundaryWall), 'land'],
  [FIELD_LABELS.reraId, ({ reraId }) => plain(reraId)],
  [FIELD_LABELS.surveyNumber, ({ surveyNumber }) => plain(surveyNumber), 'land'],
  [FIELD_LABELS.waterSource, ({ waterSource }) => chosen(waterSource), 'land'],
];

/** Whose approval a layout or a building has: "TUDA". */
export const approvedBy = ({ approvedType }: Described): Value =>
  chosen(approvedType && approvedType.replace(/^tuda$/i, 'TUDA'));
