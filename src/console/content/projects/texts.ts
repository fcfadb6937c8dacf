import { IMAGE_CATEGORIES } from '@/domain/imageGroups';
import { POSSESSION_CHOICES } from '@/domain/possession';
import { PROJECT_TYPES } from '@/domain/subtypes';

export interface ProjectFormField {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly required?: true;
  /** A whole number; several lines of text; a list of values, one a line; a map that can be framed. */
  readonly kind?: 'number' | 'lines' | 'list' | 'map';
  readonly choices?: readonly string[];
}

interface Group {
  readonly title: string;
  readonly fields: readonly ProjectFormField[];
}

const BHK = [1, 2, 3, 4, 5] as const;
const oneALine = 'One a line';

/** The form of a project [JLIST-4, JDET-3, JDET-10]. */
export const PROJECT_GROUPS: readonly Group[] = [
  {
    title: 'What and where',
    fields: [
      { name: 'name', label: 'Name', required: true },
      { name: 'propertyType', label: 'Type', choices: PROJECT_TYPES, required: true },
      { name: 'city', label: 'City', required: true },
      { name: 'locality', label: 'Locality', hint: 'A place that is new here is offered to visitors from then on.' },
      { name: 'possessionStatus', label: 'Possession', choices: POSSESSION_CHOICES },
      { name: 'launchDate', label: 'Launch date', hint: 'YYYY-MM-DD' },
      {
        name: 'reraId',
        label: 'RERA number',
        hint: 'P and 11 digits. The law asks for one on more than 500 square metres of land or with more than 8 units.',
      },
      {
        name: 'contact',
        label: 'Offered by',
        hint: 'The agent’s mobile number or id. Leave it empty, and visitors get the marketplace’s own number.',
      },
    ],
  },
  {
    title: 'Prices and sizes',
    fields: [
      { name: 'unitPriceRangeFrom', label: 'Lowest price', hint: 'Rupees', kind: 'number' },
      { name: 'unitPriceRangeTo', label: 'Highest price', hint: 'Rupees', kind: 'number' },
      { name: 'pricePerSqft', label: 'Price per sq ft', hint: 'Rupees', kind: 'number' },
      { name: 'unitConfig', label: 'Configurations', hint: `${oneALine}, such as 2BHK`, kind: 'list' },
      { name: 'unitAreaRangeFrom', label: 'Smallest area', hint: 'Square feet', kind: 'number' },
      { name: 'unitAreaRangeTo', label: 'Largest area', hint: 'Square feet', kind: 'number' },
      ...BHK.flatMap((n): readonly ProjectFormField[] => [
        { name: `unitAreaRangeFrom${n}BHK`, label: `${n} BHK, smallest area`, hint: 'Square feet', kind: 'number' },
        { name: `unitAreaRangeTo${n}BHK`, label: `${n} BHK, largest area`, hint: 'Square feet', kind: 'number' },
      ]),
    ],
  },
  {
    title: 'The whole project',
    fields: [
      { name: 'projectExtentArea', label: 'Project area', hint: 'With its unit, such as 2 acres' },
      { name: 'noOfFloors', label: 'Floors', kind: 'number' },
      { name: 'noOfUnits', label: 'Units on one floor', kind: 'number' },
      { name: 'totalBlocks', label: 'Blocks', kind: 'number' },
      { name: 'totalPlots', label: 'Plots', kind: 'number' },
      { name: 'totalVillas', label: 'Villas', kind: 'number' },
      { name: 'noOfBuildings', label: 'Buildings', kind: 'number' },
    ],
  },
  {
    title: 'In words',
    fields: [
      { name: 'about', label: 'About', kind: 'lines' },
      { name: 'locationHighlights', label: 'What is near', hint: oneALine, kind: 'list' },
      { name: 'amenities', label: 'Amenities', hint: `${oneALine}, such as Lift`, kind: 'list' },
      {
        name: 'map',
        label: 'Map',
        hint: 'The link that Google Maps or OpenStreetMap gives to embed a map.',
        kind: 'map',
      },
      { name: 'video', label: 'Video', hint: 'A link on YouTube or Vimeo' },
      { name: 'projectBrochure', label: 'Brochure', hint: 'The link of a file on Google Drive' },
    ],
  },
  {
    title: 'Finishes',
    fields: [
      { name: 'livingDiningFloor', label: 'Living and dining, floor' },
      { name: 'livingDiningWall', label: 'Living and dining, walls' },
      { name: 'bedroomFloor', label: 'Bedrooms, floor' },
      { name: 'bedroomWall', label: 'Bedrooms, walls' },
      { name: 'bedroomFitting', label: 'Bedrooms, fittings' },
      { name: 'kitchenFloor', label: 'Kitchen, floor' },
      { name: 'kitchenWall', label: 'Kitchen, walls' },
      { name: 'kitchenFitting', label: 'Kitchen, fittings' },
      { name: 'toiletFitting', label: 'Toilets, fittings' },
    ],
  },
];

/** Its pictures, each list under its field's name. */
export const PICTURE_LISTS: readonly { readonly name: string; readonly label: string }[] = [
  ...IMAGE_CATEGORIES.map(({ key, label }) => ({ name: key, label })),
  ...BHK.map((n) => ({ name: `floorPlan${n}Bhk`, label: `Floor plan of ${n} BHK` })),
];
