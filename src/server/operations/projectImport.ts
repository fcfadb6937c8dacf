import { projectFields, type ProjectFields } from '@/contract/contentShapes';
import { PROJECT_FIELDS, type FieldKind } from '@/contract/listingFields';
import { PROJECT_TYPES } from '@/domain/subtypes';
import { syncSearchNames } from '../db/queries/searchNames';
import type { ImportColumn, ImportKind } from './imports/kind';
import { projectWriter } from './projects';

/** What stands in a column of such a field. */
const SAYS: Readonly<Partial<Record<FieldKind, string>>> = {
  rupees: 'Rupees, digits alone',
  area: 'Square feet, digits alone',
  units: 'A number',
  texts: 'Words',
  pictures: 'Addresses of pictures that were sent from the console',
  pictureList: 'Addresses of pictures that were sent from the console',
};
const LISTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['texts', 'pictures', 'pictureList', 'amenities']);

/** Columns of which more is to be said. */
const OWN: Readonly<Record<string, Pick<ImportColumn, 'says' | 'example'>>> = {
  name: { says: 'The project’s name: with its city, rows are known by it', example: 'Seshadri Heights' },
  builderName: { says: 'A builder by name, who is there already', example: '' },
  city: { says: 'The city', example: 'Tirupati' },
  locality: { says: 'The locality', example: 'Alipiri' },
  propertyType: { says: `One of ${PROJECT_TYPES.join(', ')}`, example: 'Apartment' },
  unitConfig: { says: 'Configurations', example: '2BHK|3BHK' },
  unitPriceRangeFrom: { says: 'The lowest price in rupees, digits alone', example: '4500000' },
  unitPriceRangeTo: { says: 'The highest price in rupees, digits alone', example: '7500000' },
  possessionStatus: { says: 'Under_construction or Ready_to_move', example: 'Under_construction' },
  about: { says: 'What visitors read of it', example: 'Two and three bedroom homes below the hills.' },
  projectBrochure: { says: 'The link of a file on Google Drive', example: '' },
  video: { says: 'The link of a video on YouTube or Vimeo', example: '' },
  launchDate: { says: 'A day as YYYY-MM-DD', example: '2026-01-01' },
  projectExtentArea: { says: 'The land with its unit', example: '2 acres' },
  reraId: { says: 'The number in the register of RERA, P and 11 digits', example: '' },
  amenities: { says: 'Amenities by their names', example: 'Lift|Club house' },
};

const columns: readonly ImportColumn[] = [
  ...Object.entries(PROJECT_FIELDS).flatMap(([name, { kind }]: [string, { readonly kind: FieldKind }]) => {
    if (name === 'customAmenities') return [];
    const { says = SAYS[kind] ?? 'Words', example = '' } = OWN[name] ?? {};
    return [{ name, says, example, ...(LISTS.has(kind) && ({ isList: true } as const)) }];
  }),
  {
    name: 'contact',
    says: 'The mobile number or id of the agent who offers it; empty for the marketplace’s own number',
    example: '',
  },
];

/** Projects from a file [JLIST-4, JDET-3]. */
export const projectImport: ImportKind<ProjectFields> = {
  columns,
  shape: projectFields,
  begin: async (part, now) => {
    const { save, idOf } = await projectWriter(part, now);
    return {
      write: async (fields) => (await save(fields, idOf(fields.name, fields.city))).state,
      end: () => syncSearchNames(part),
    };
  },
};
