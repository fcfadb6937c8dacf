import { useForm } from 'react-final-form';
import { FieldSection } from '@/components/fields/FieldSection';
import { TextField } from '@/components/fields/TextField';
import { useTextFormField } from '@/components/fields/useFormField';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import { canonicalSubtype, type Subtype } from '@/domain/subtypes';
import * as words from '@/words/posting';
import { TYPE_TILES, subtypeIn, tilesOf } from '../values/choices';
import type { PostingValues } from '../values/postingValues';
import { mostCharacters } from '../values/validators';
import { ChoiceTiles } from './ChoiceTiles';
import { PlaceFields } from './PlaceFields';

/** Line drawings of the kinds of property, on a field of 24 by 24. */
const SUBTYPE_ICONS: Readonly<Record<Subtype, string>> = {
  'Flat/Apartment': 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3M16.5 13v.1M16.5 17v.1',
  'Independent House': 'm3.5 11.5 8.5-8 8.5 8M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  'Independent/Builder Floor': 'M4 21V8l8-4.5L20 8v13M2.5 21h19M4 14h16M8 11h2M14 11h2M8 17.5h2M14 17.5h2',
  Villa:
    'M3 21V11l5-4 5 4v10M13 13h8v8M2 21h20M6.5 21v-5h3v5M16 17h2M17.5 9V5M17.5 6.5c-1.5-2-3-1.5-3.5-.5M17.5 6.5c1.5-2 3-1.5 3.5-.5',
  'Plot/land': 'M5 6h14l2 14H3zM8 6V3M16 6V3M12 10v6M9 13h6',
  'Agricultural Land': 'M3 20h18M6 20c0-4 1-7 3-9M12 20v-8M18 20c0-4-1-7-3-9M12 12c-2.5-1-3.5-4 0-8 3.5 4 2.5 7 0 8Z',
  Office: 'M4 20V8.5h16V20zM9 8.5V5h6v3.5M4 13.5h16M12 12v3',
  'Retail shop': 'M4 9.5V20h16V9.5M3 9.5 5 4h14l2 5.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0ZM10 20v-5h4v5',
  Showroom: 'M3 20V5h18v15zM3 9h18M7 20v-7h5v7M15 13h3v3h-3z',
  'Warehouse/Godown': 'M3 20V9.5L12 4l9 5.5V20M7 20v-8h10v8M7 15h10M12 15v5',
};

const typeIn = (word: string) => (word === 'Commercial' ? 'Commercial' : 'Residential');

const iconOf = (value: string) => {
  const subtype = canonicalSubtype(value);
  return subtype === null ? undefined : SUBTYPE_ICONS[subtype];
};

/** Step 1: what is sold, and where (WIZ-3 to WIZ-5, EDIT-1). */
export function BasicStep() {
  const form = useForm<PostingValues>();
  const type = useTextFormField('propertyType', { validate: undefined });
  const subtype = useTextFormField('selectedSubtype', { validate: undefined });
  const { propertyType, selectedSubtype } = form.getState().initialValues ?? {};
  const isStored = propertyType === type.value;
  const tiles = tilesOf(typeIn(type.value), isStored ? selectedSubtype : undefined);

  function chooseType(next: string) {
    type.onChange(next);
    // Plot/land is on both sides and stays.
    const own = canonicalSubtype(subtype.value);
    if (own !== null) form.change('selectedSubtype', subtypeIn(typeIn(next), own));
  }
  return (
    <>
      <FieldSection title={words.kind}>
        <ChoiceTiles
          name={type.name}
          legend={FIELD_LABELS.propertyType}
          tiles={TYPE_TILES}
          value={type.value}
          onChoose={chooseType}
          onBlur={type.onBlur}
          error={type.error}
        />
        <ChoiceTiles
          name={subtype.name}
          legend={FIELD_LABELS.selectedSubtype}
          tiles={tiles}
          value={subtype.value}
          onChoose={subtype.onChange}
          onBlur={subtype.onBlur}
          iconOf={iconOf}
          error={subtype.error}
        />
      </FieldSection>
      <FieldSection title={words.place}>
        <PlaceFields />
        <TextField
          className="sm:col-span-2"
          name="address"
          label={FIELD_LABELS.address}
          hint={words.addressHint}
          autoComplete="off"
          maxLength={mostCharacters('address')}
        />
      </FieldSection>
    </>
  );
}
