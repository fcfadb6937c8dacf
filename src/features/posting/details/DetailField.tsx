import { SelectField } from '@/components/fields/SelectField';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextInput } from '@/components/fields/TextInput';
import { useTextFormField, type FormFieldProps } from '@/components/fields/useFormField';
import type { PostingValues } from '../values/postingValues';
import { AreaField } from './AreaField';
import { ChoiceField } from './ChoiceField';
import type { DetailSpec } from './detailFields';
import { LandField } from './LandField';
import { NumberField } from './NumberField';
import type { Check } from '../values/validators';
import { useCheck } from './useCheck';
import { useContactCheck } from './useContactCheck';

interface LineFieldProps extends Omit<FormFieldProps, 'validate'> {
  /** What is odd about the text; it is told at once and enforces nothing. */
  readonly check?: Check | undefined;
  readonly maxLength?: number;
  readonly type?: 'text' | 'month';
}

/** A line of text among the details. */
function LineField({ name, check, ...rest }: LineFieldProps) {
  const field = useTextFormField(name, { validate: undefined });
  const [say, sayContact] = [useCheck(check), useContactCheck()];
  const odd = check ? say(field.value) : sayContact(field.value);
  return <TextInput {...rest} {...field} error={field.error ?? odd} autoComplete="off" />;
}

interface DetailFieldProps {
  readonly name: keyof PostingValues;
  readonly spec: DetailSpec;
}

function Look({ name, spec }: DetailFieldProps) {
  const sayContact = useContactCheck();
  const texts = { name, label: spec.label, hint: spec.hint };
  switch (spec.look) {
    case 'line':
      return <LineField {...texts} maxLength={spec.maxLength} check={spec.check} />;
    case 'month':
      return <LineField {...texts} type="month" check={spec.check} />;
    case 'lines':
      return <TextAreaField {...texts} maxLength={spec.maxLength} rows={6} check={sayContact} />;
    case 'number':
      return <NumberField {...texts} unit={spec.unit} check={spec.check} />;
    case 'area':
      return spec.ownUnit ? <LandField {...texts} check={spec.check} /> : <AreaField {...texts} check={spec.check} />;
    case 'few':
      return <ChoiceField {...texts} options={spec.options} />;
    case 'many':
      return <SelectField {...texts} options={spec.options} />;
  }
}

/** One detail of a listing, asked for in its own way. */
export function DetailField(props: DetailFieldProps) {
  return (
    <div className={props.spec.wide ? 'sm:col-span-2' : props.spec.first ? 'sm:col-start-1' : undefined}>
      <Look {...props} />
    </div>
  );
}
