import { DETAIL_FIELDS, type DetailSpec } from '../details/detailFields';
import { DETAILS } from '../details/texts';
import { VARIANT_CHOICES } from '../values/choices';
import type { PostingValues } from '../values/postingValues';
import { unitsField } from '../values/validators';
import { VARIANT } from './texts';

export interface VariantGroup {
  readonly title: string;
  readonly fields: readonly { readonly name: keyof PostingValues; readonly spec: DetailSpec }[];
}

const known = (name: keyof typeof DETAIL_FIELDS) => ({ name, spec: DETAIL_FIELDS[name] });

/** What a static variant asks for, whatever the kind (STAT-1). */
export const VARIANT_GROUPS: readonly VariantGroup[] = [
  {
    title: VARIANT.project,
    fields: [
      { name: 'name', spec: { ...DETAIL_FIELDS.name, label: VARIANT.projectName } },
      { name: 'noOfUnits', spec: { look: 'whole', label: DETAILS.noOfUnits, validate: unitsField } },
      { name: 'noOfFloors', spec: { look: 'few', label: DETAILS.noOfFloors, options: VARIANT_CHOICES.noOfFloors } },
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
