import { FieldSection } from '@/components/fields/FieldSection';
import type { FormKey } from '@/store/uploads/uploadItem';
import * as words from '@/words/posting';
import { PhotosSection } from '../photos/PhotosSection';
import { useValue } from '../values/useValue';
import { OvertakenDialog } from './OvertakenDialog';
import { isEdit } from './steps';
import { VideoField } from './VideoField';

export interface PhotosStepProps {
  readonly form: FormKey;
}

/** Step 3 without its terms: photos and a video (WIZ-10, WIZ-11); of an edit also its end, where it may be overtaken. */
export default function PhotosStep({ form }: PhotosStepProps) {
  const subtype = useValue('selectedSubtype');
  return (
    <>
      <PhotosSection form={form} subtype={subtype} />
      <FieldSection title={words.video}>
        <VideoField />
      </FieldSection>
      {isEdit(form) && <OvertakenDialog id={form.slice('edit:'.length)} />}
    </>
  );
}
