import type { PropertyRecord } from '@/api/records';
import type { ListingPayload } from '@/contract/payloads';
import { isPlot } from '@/domain/subtypes';
import { numberIn } from './numberFields';
import type { PostingValues } from './postingValues';

/** The unit in which the forms ask for areas. */
const UNIT = 'sq ft';

type Extent = Pick<ListingPayload, 'unit' | 'projectExtentArea'>;

/** Area and unit joined [WIZ-16]; the area is the plot's, of buildings the property area. */
export function extentOf(values: PostingValues): {
  readonly unit: string | null;
  readonly projectExtentArea: string | null;
} {
  const area = numberIn(values, isPlot(values.selectedSubtype) ? 'plotArea' : 'builtUpArea');
  return area === null ? { unit: null, projectExtentArea: null } : { unit: UNIT, projectExtentArea: `${area} ${UNIT}` };
}

/** The same after an edit: an extent that was made of the area follows it, another one stays as it is [EDIT-6]. */
export function editedExtent(values: PostingValues, stored: PostingValues, record: PropertyRecord): Extent {
  const { unit, projectExtentArea } = record;
  const made = extentOf(stored);
  const follows = projectExtentArea != null && projectExtentArea === made.projectExtentArea && unit === made.unit;
  return follows ? extentOf(values) : { unit, projectExtentArea };
}
