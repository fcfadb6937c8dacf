import { useField } from 'react-final-form';
import { TextInput } from '@/components/fields/TextInput';
import { useTextFormField } from '@/components/fields/useFormField';
import { videoEmbed } from '@/domain/embeds';
import { FIELD_LABELS } from '@/domain/fieldLabels';
import * as words from '@/words/posting';
import { mostCharacters } from '../values/validators';

const NO_VALIDATION = { validate: undefined };

/**
 * The link of a video that the listing can show: YouTube or Vimeo (WIZ-10). Another link is marked but not refused here:
 * nothing but the city and the terms is enforced (WIZ-18), and what a listing had before may stay.
 */
export function VideoField() {
  const field = useTextFormField('video', NO_VALIDATION);
  const { active } = useField('video', { subscription: { active: true } }).meta;
  const video = videoEmbed(field.value);
  const isOther = video === null && field.value.trim() !== '';
  const hint =
    video === null ? words.videoHint : words.videoKind({ kind: video.host.includes('youtube') ? 'YouTube' : 'Vimeo' });
  // Not while it is typed; also when somebody comes back to it.
  const fault = isOther && !active ? words.videoUnknown : undefined;
  return (
    <TextInput
      {...field}
      error={field.error ?? fault}
      className="sm:col-span-2"
      label={FIELD_LABELS.video}
      hint={hint}
      inputMode="url"
      autoComplete="off"
      maxLength={mostCharacters('video')}
    />
  );
}
