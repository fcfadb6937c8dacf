import { useState } from 'react';
import { useForm } from 'react-final-form';
import { appFoot } from '@/components/fields/saveFoot';
import { FieldSection } from '@/components/fields/FieldSection';
import { Button } from '@/components/ui/Button';
import { canonicalSubtype } from '@/domain/subtypes';
import type { FormKey } from '@/store/uploads/uploadItem';
import * as words from '@/words/postingVariant';
import { AmenitiesField } from '../details/AmenitiesField';
import { DetailField } from '../details/DetailField';
import { TYPE_TILES, VARIANT_SUBTYPES, type PropertyType } from '../values/choices';
import type { PostingValues } from '../values/postingValues';
import { useValue } from '../values/useValue';
import { ChoiceTiles } from '../wizard/ChoiceTiles';
import PhotosStep from '../wizard/PhotosStep';
import { PlaceFields } from '../wizard/PlaceFields';
import { VARIANT_GROUPS } from './groups';

const keep = () => undefined;

interface VariantFieldsProps {
  readonly form: FormKey;
  /** Takes what was filled in into the wizard. */
  readonly onCarry: (values: PostingValues) => Promise<void>;
}

/** All sections of a static variant (STAT-1, STAT-2). */
export function VariantFields({ form: key, onCarry }: VariantFieldsProps) {
  const form = useForm<PostingValues>();
  const [isGoing, setGoing] = useState(false);
  const propertyType = useValue('propertyType');
  const selectedSubtype = useValue('selectedSubtype');
  const subtypes = VARIANT_SUBTYPES[propertyType];

  function chooseType(word: string) {
    const type: PropertyType = word === 'Commercial' ? 'Commercial' : 'Residential';
    const own = VARIANT_SUBTYPES[type];
    form.batch(() => {
      form.change('propertyType', type);
      const first = own[0]?.value;
      if (first && !own.some(({ value }) => value === selectedSubtype)) form.change('selectedSubtype', first);
    });
  }
  function chooseSubtype(word: string) {
    const subtype = canonicalSubtype(word);
    if (subtype) form.change('selectedSubtype', subtype);
  }
  const carry = () => {
    setGoing(true);
    void onCarry(form.getState().values);
  };
  return (
    <>
      <FieldSection title={words.sell}>
        <ChoiceTiles
          name="propertyType"
          legend={words.sellWhat}
          tiles={TYPE_TILES}
          value={propertyType}
          onChoose={chooseType}
          onBlur={keep}
        />
        <ChoiceTiles
          name="selectedSubtype"
          legend={words.subtype}
          tiles={subtypes}
          value={selectedSubtype}
          onChoose={chooseSubtype}
          onBlur={keep}
        />
      </FieldSection>
      <FieldSection title={words.place}>
        <PlaceFields />
      </FieldSection>
      {VARIANT_GROUPS.map(({ title, fields }) => (
        <FieldSection key={title} title={title}>
          {fields.map((field) => (
            <DetailField key={field.name} {...field} />
          ))}
        </FieldSection>
      ))}
      <AmenitiesField />
      <PhotosStep form={key} />
      <div className={appFoot}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button busy={isGoing} onClick={carry}>
            {words.carry}
          </Button>
          <p className="text-sm text-muted">{words.carryHint}</p>
        </div>
      </div>
    </>
  );
}
