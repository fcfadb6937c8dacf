import { IMAGE_CATEGORIES } from '@/domain/imageGroups';
import { POSSESSION_CHOICES } from '@/domain/possession';
import { PROJECT_TYPES } from '@/domain/subtypes';
import * as words from '@/words/consoleProjects';

export interface ProjectFormField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: true;
  /** A number; an amount in rupees; several lines of text; a list of values, one a line; a map that can be framed; a day; an agent; amenities. */
  readonly kind?: 'number' | 'rupees' | 'lines' | 'list' | 'map' | 'date' | 'agent' | 'ticks';
  /** It is asked of homes of so many bedrooms alone. */
  readonly ofBhk?: number;
  readonly choices?: readonly string[];
}

interface Group {
  /** Where links of the page lead to it. */
  readonly at: keyof typeof words.groups;
  readonly title: string;
  readonly fields: readonly ProjectFormField[];
}

const BHK = [1, 2, 3, 4, 5] as const;

const field = (
  name: keyof typeof words.labels,
  more: Omit<ProjectFormField, 'name' | 'label'> = {},
): ProjectFormField => ({
  name,
  label: words.labels[name],
  ...more,
});

const rupees = { kind: 'rupees' } as const;
const squareFeet = { hint: words.hints.squareFeet, kind: 'number' } as const;

/** The form of a project [JLIST-4, JDET-3, JDET-10]. */
export const PROJECT_GROUPS: readonly Group[] = [
  {
    at: 'what',
    title: words.groups.what,
    fields: [
      field('name', { required: true }),
      field('propertyType', { choices: PROJECT_TYPES, required: true }),
      field('city', { required: true }),
      field('locality', { hint: words.hints.locality }),
      field('possessionStatus', { choices: POSSESSION_CHOICES }),
      field('launchDate', { kind: 'date' }),
      field('possessionDate', { kind: 'date' }),
      field('reraId', { hint: words.hints.reraId }),
      field('contact', { hint: words.hints.contact, kind: 'agent' }),
    ],
  },
  {
    at: 'prices',
    title: words.groups.prices,
    fields: [
      field('unitPriceRangeFrom', rupees),
      field('unitPriceRangeTo', rupees),
      field('pricePerSqft', rupees),
      field('unitConfig', { hint: words.hints.unitConfig, kind: 'list' }),
      field('unitAreaRangeFrom', squareFeet),
      field('unitAreaRangeTo', squareFeet),
      ...BHK.flatMap((n): readonly ProjectFormField[] => [
        { name: `unitAreaRangeFrom${n}BHK`, label: words.ofBhk.smallest({ n }), ...squareFeet, ofBhk: n },
        { name: `unitAreaRangeTo${n}BHK`, label: words.ofBhk.largest({ n }), ...squareFeet, ofBhk: n },
      ]),
    ],
  },
  {
    at: 'whole',
    title: words.groups.whole,
    fields: [
      // Units are read in English.
      field('projectExtentArea', { hint: words.hints.projectExtentArea({ example: '2 acres' }) }),
      field('noOfFloors', { kind: 'number' }),
      field('noOfUnits', { kind: 'number' }),
      field('totalBlocks', { kind: 'number' }),
      field('totalPlots', { kind: 'number' }),
      field('totalVillas', { kind: 'number' }),
      field('noOfBuildings', { kind: 'number' }),
    ],
  },
  {
    at: 'words',
    title: words.groups.words,
    fields: [
      field('about', { kind: 'lines' }),
      field('locationHighlights', { hint: words.hints.oneALine, kind: 'list' }),
      field('amenities', { kind: 'ticks' }),
      field('otherAmenities', { hint: words.hints.oneALine, kind: 'list' }),
      field('map', { hint: words.hints.map, kind: 'map' }),
      field('video', { hint: words.hints.video }),
      field('projectBrochure', { hint: words.hints.projectBrochure }),
    ],
  },
  {
    at: 'finishes',
    title: words.groups.finishes,
    fields: [
      field('livingDiningFloor'),
      field('livingDiningWall'),
      field('bedroomFloor'),
      field('bedroomWall'),
      field('bedroomFitting'),
      field('kitchenFloor'),
      field('kitchenWall'),
      field('kitchenFitting'),
      field('toiletFitting'),
    ],
  },
];

export type PictureList = Readonly<Record<'name' | 'label', string>>;

/** Its pictures, each list under its field's name. */
export const PICTURE_LISTS: readonly PictureList[] = [
  ...IMAGE_CATEGORIES.map(({ key, label }) => ({ name: key, label })),
  ...BHK.map((n) => ({ name: `floorPlan${n}Bhk`, label: words.ofBhk.floorPlan({ n }) })),
];
