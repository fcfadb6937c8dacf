import { projectFields, type ProjectFields } from '@/contract/contentShapes';
import { PROJECT_FIELDS, type FieldKind } from '@/contract/listingFields';
import { PROJECT_TYPES } from '@/domain/subtypes';
import { syncSearchNames } from '../db/queries/searchNames';
import { said, type Said } from '../kernel/said';
import type { ImportColumn, ImportKind } from './imports/kind';
import { projectWriter } from './projects';

/** What stands in a column of such a field. */
const SAYS: Readonly<Partial<Record<FieldKind, Said>>> = {
  rupees: said('columnRupees'),
  area: said('columnArea'),
  units: said('columnNumber'),
  pictures: said('columnPictures'),
  pictureList: said('columnPictures'),
};
const LISTS: ReadonlySet<FieldKind> = new Set<FieldKind>(['texts', 'pictures', 'pictureList', 'amenities']);

/** Columns of which more is to be said. */
const OWN: Readonly<Record<string, Pick<ImportColumn, 'says' | 'example'>>> = {
  name: { says: said('columnProject'), example: 'Seshadri Heights' },
  builderName: { says: said('columnBuilderThere'), example: '' },
  city: { says: said('columnCity'), example: 'Tirupati' },
  locality: { says: said('columnLocality'), example: 'Alipiri' },
  propertyType: { says: said('columnOneOf', { types: PROJECT_TYPES.join(', ') }), example: 'Apartment' },
  unitConfig: { says: said('columnConfigurations'), example: '2BHK|3BHK' },
  unitPriceRangeFrom: { says: said('columnLowest'), example: '4500000' },
  unitPriceRangeTo: { says: said('columnHighest'), example: '7500000' },
  possessionStatus: {
    says: said('columnEither', { first: 'Under_construction', last: 'Ready_to_move' }),
    example: 'Under_construction',
  },
  about: { says: said('columnAbout'), example: 'Two and three bedroom homes below the hills.' },
  projectBrochure: { says: said('columnBrochure'), example: '' },
  video: { says: said('columnVideo'), example: '' },
  launchDate: { says: said('columnSomeDay', { form: 'YYYY-MM-DD' }), example: '2026-01-01' },
  possessionDate: { says: said('columnSomeDay', { form: 'YYYY-MM-DD' }), example: '2028-06-30' },
  projectExtentArea: { says: said('columnLand'), example: '2 acres' },
  reraId: { says: said('columnRera'), example: '' },
  amenities: { says: said('columnAmenities'), example: 'Lift|Club house' },
};

const columns: readonly ImportColumn[] = [
  ...Object.entries(PROJECT_FIELDS).flatMap(([name, { kind }]: [string, { readonly kind: FieldKind }]) => {
    if (name === 'customAmenities') return [];
    const { says = SAYS[kind] ?? said('columnWords'), example = '' } = OWN[name] ?? {};
    return [{ name, says, example, ...(LISTS.has(kind) && ({ isList: true } as const)) }];
  }),
  {
    name: 'contact',
    says: said('columnContact'),
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
