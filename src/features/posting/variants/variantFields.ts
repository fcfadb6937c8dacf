import { FIELD_LABELS } from '@/domain/fieldLabels';
import { DETAIL_FIELDS, type DetailSpec } from '../details/detailFields';
import { VARIANT_CHOICES } from '../values/choices';
import type { PostingField } from '../values/postingFields';
import { VARIANT } from './texts';

export interface VariantGroup {
  readonly title: string;
  readonly fields: readonly { readonly name: PostingField; readonly spec: DetailSpec }[];
}

const known = (name: keyof typeof DETAIL_FIELDS) => ({ name, spec: DETAIL_FIELDS[name] });

/** What a static variant asks for, whatever the kind (STAT-1). */
export const VARIANT_GROUPS: readonly VariantGroup[] = [
  {
    title: VARIANT.project,
    fields: [
      { name: 'name', spec: { ...DETAIL_FIELDS.name, label: VARIANT.projectName } },
      known('noOfUnits'),
      {
        name: 'noOfFloors',
        spec: { look: 'few', label: FIELD_LABELS.noOfFloors, options: VARIANT_CHOICES.noOfFloors },
      },
      {
        name: 'propertyFloorNo',
        spec: { look: 'few', label: VARIANT.floorNo, options: VARIANT_CHOICES.propertyFloorNo },
      },
    ],
  },
  {
    title: VARIANT.plot,
    fields: [
      { name: 'facing', spec: { ...DETAIL_FIELDS.facing, label: VARIANT.plotFacing } },
      known('noOfOpenSides'),
      known('widthOfTheRoad'),
      known('plotArea'),
    ],
  },
  {
    title: VARIANT.state,
    fields: [
      known('transactionType'),
      known('possessionStatus'),
      known('bedroom'),
      known('bathroom'),
      known('balconies'),
      known('furnishingType'),
      known('gatedCommunity'),
    ],
  },
];
