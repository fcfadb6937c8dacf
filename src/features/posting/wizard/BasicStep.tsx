import { useForm } from 'react-final-form';
import { FieldSection } from '@/components/fields/FieldSection';
import { TextField } from '@/components/fields/TextField';
import { useTextFormField } from '@/components/fields/useFormField';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import { canonicalSubtype } from '@/domain/subtypes';
import * as words from '@/words/posting';
import { TYPE_TILES, subtypeIn, tilesOf } from '../values/choices';
import type { PostingValues } from '../values/postingValues';
import { mostCharacters } from '../values/validators';
import { ChoiceTiles } from './ChoiceTiles';
import { PlaceFields } from './PlaceFields';
import { SUBTYPE_ICONS } from './subtypeIcons';

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
