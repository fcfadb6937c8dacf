import type { PropertyRecord } from '@/api/records';
import type { ListingPayload } from '@/contract/payloads';

type Kept = Partial<ListingPayload>;

const mutable = (list: readonly string[] | null | undefined): string[] | null | undefined => list && [...list];

/**
 * The fields of the payload that no form has a control for, as a record holds them: an edit sends them back, also to a
 * server that replaces the whole listing [EDIT-6].
 */
export function keptFields(record: PropertyRecord): Kept {
  const { unitConfig } = record;
  return {
    location: record.location,
    totalBlocks: record.totalBlocks,
    noOfBuildings: record.noOfBuildings,
    unitAreaRangeFrom: record.unitAreaRangeFrom,
    unitAreaRangeTo: record.unitAreaRangeTo,
    projectArea: record.projectArea,
    servantRoom: record.servantRoom,
    unitConfig: typeof unitConfig === 'string' ? unitConfig : mutable(unitConfig),
    bhk: record.bhk,
    launchDate: record.launchDate,
    specifications: record.specifications,
    avgPricing: record.avgPricing,
    unitPriceRangeFrom: record.unitPriceRangeFrom,
    unitPriceRangeTo: record.unitPriceRangeTo,
    per: record.per,
    projectBrochure: record.projectBrochure,
    view: record.view,
    flooring: record.flooring,
    block: record.block,
    projectImages: mutable(record.projectImages),
    floorPlans: mutable(record.floorPlans),
    parkingPlan: mutable(record.parkingPlan),
    livingDiningFloor: record.livingDiningFloor,
    bedroomFloor: record.bedroomFloor,
    kitchenFloor: record.kitchenFloor,
    kitchenFitting: record.kitchenFitting,
    toiletFitting: record.toiletFitting,
    bedroomFitting: record.bedroomFitting,
    livingDiningWall: record.livingDiningWall,
    kitchenWall: record.kitchenWall,
    bedroomWall: record.bedroomWall,
  };
}

/** What a new listing says of them: nothing; the payload still names each one [WIZ-16]. */
export const nothingKept = (): Kept =>
  Object.fromEntries(Object.keys(keptFields({ _id: '' })).map((field) => [field, null]));
