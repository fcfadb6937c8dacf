import { useField } from 'react-final-form';
import { TextInput } from '@/components/fields/TextInput';
import { useTextFormField } from '@/components/fields/useFormField';
import { videoEmbed } from '@/domain/embeds';
import { POSTING } from '../texts';
import { MOST_CHARACTERS } from '../values/validators';

const NO_VALIDATION = { validate: undefined };

/**
 * The link of a video that the listing can show: YouTube or Vimeo (WIZ-10). Another link is marked but not refused here:
 * nothing but the city and the terms is enforced (WIZ-18), and what a listing had before may stay.
 */
export function VideoField() {
  const field = useTextFormField('video', NO_VALIDATION);
  const { touched, pristine } = useField('video', { subscription: { touched: true, pristine: true } }).meta;
  const video = videoEmbed(field.value);
  const isOther = video === null && field.value.trim() !== '';
  const hint =
    video === null ? POSTING.videoHint : POSTING.videoKind(video.host.includes('youtube') ? 'YouTube' : 'Vimeo');
  const fault = isOther && touched && !pristine ? POSTING.videoUnknown : undefined;
  const error = field.error ?? fault;
  return (
    <TextInput
      {...field}
      error={error}
      className="sm:col-span-2"
      label={POSTING.videoLink}
      // In its place, so that nothing below moves under the finger that leaves the field.
      hint={error === undefined ? hint : undefined}
      inputMode="url"
      autoComplete="off"
      maxLength={MOST_CHARACTERS.video}
    />
  );
}
