import { FIELD_LABELS } from '@/domain/fieldLabels';
import * as words from '@/words/postingVariant';
import { DETAIL_FIELDS, type DetailSpec } from '../details/detailFields';
import { VARIANT_CHOICES } from '../values/choices';
import type { PostingField } from '../values/postingFields';

interface VariantGroup {
  readonly title: string;
  readonly fields: readonly { readonly name: PostingField; readonly spec: DetailSpec }[];
}

const known = (name: keyof typeof DETAIL_FIELDS) => ({ name, spec: DETAIL_FIELDS[name] });

/** What a static variant asks for, whatever the kind (STAT-1). */
export const VARIANT_GROUPS: readonly VariantGroup[] = [
  {
    title: words.project,
    fields: [
      { name: 'name', spec: { ...DETAIL_FIELDS.name, label: words.projectName } },
      known('noOfUnits'),
      {
        name: 'noOfFloors',
        spec: { look: 'few', label: FIELD_LABELS.noOfFloors, options: VARIANT_CHOICES.noOfFloors },
      },
      {
        name: 'propertyFloorNo',
        spec: { look: 'few', label: words.floorNo, options: VARIANT_CHOICES.propertyFloorNo },
      },
    ],
  },
  {
    title: words.plot,
    fields: [
      { name: 'facing', spec: { ...DETAIL_FIELDS.facing, label: words.plotFacing } },
      known('noOfOpenSides'),
      known('widthOfTheRoad'),
      known('plotArea'),
    ],
  },
  {
    title: words.state,
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
