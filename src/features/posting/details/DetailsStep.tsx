import { FieldSection } from '@/components/fields/FieldSection';
import { isPlot } from '@/domain/subtypes';
import * as words from '@/words/postingDetails';
import { fieldsShown } from '../values/fieldsShown';
import { useValue } from '../values/useValue';
import { AmenitiesField } from './AmenitiesField';
import { DetailField } from './DetailField';
import { BUILDING_GROUPS, DETAIL_FIELDS, LAND_GROUPS, type DetailSpec } from './detailFields';

/** Land asks for its gated colony where buildings ask for their gated community (WIZ-7). */
const LAND_COLONY: DetailSpec = { ...DETAIL_FIELDS.gatedCommunity, label: words.gatedColony };

/** Step 2: the details that this kind of property has, in groups (WIZ-6, WIZ-7, WIZ-9). Stands inside the form. */
export function DetailsStep() {
  const selectedSubtype = useValue('selectedSubtype');
  const shown = fieldsShown({ selectedSubtype, possessionStatus: useValue('possessionStatus') ?? '' });
  const isLand = isPlot(selectedSubtype);
  return (
    <div className="flex flex-col gap-5">
      {(isLand ? LAND_GROUPS : BUILDING_GROUPS).map(({ title, fields }) => {
        const here = fields.filter((name) => shown.has(name));
        return here.length === 0 ? null : (
          <FieldSection key={title} title={title}>
            {here.map((name) => (
              <DetailField
                key={name}
                name={name}
                spec={isLand && name === 'gatedCommunity' ? LAND_COLONY : DETAIL_FIELDS[name]}
              />
            ))}
          </FieldSection>
        );
      })}
      {shown.has('amenities') && <AmenitiesField />}
    </div>
  );
}
