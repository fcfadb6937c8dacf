import { useField } from 'react-final-form';
import { isDay } from '@/domain/day';
import { mapEmbed } from '@/domain/embeds';
import { label } from '@/domain/label';
import { readNumber } from '@/domain/readTyped';
import { projectRera } from '@/domain/reraNumber';
import { AmountField } from '@/components/fields/AmountField';
import { SelectField } from '@/components/fields/SelectField';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { TextField, type TextFieldProps } from '@/components/fields/TextField';
import { composeValidators, required, type Validator } from '@/components/fields/validators';
import { RupeesField } from '../RupeesField';
import { AgentField } from './AgentField';
import { AmenityTicks } from './AmenityTicks';
import type { ProjectFormField } from './fields';
import * as words from '@/words/consoleProjects';

const plainNumber: Validator = (value) =>
  /^(?:\d+(?:\.\d+)?)?$/.test(typeof value === 'string' ? value.trim() : '') ? undefined : words.faults.digits;

const framedMap: Validator = (value) =>
  typeof value !== 'string' || value.trim() === '' || mapEmbed(value) !== null ? undefined : words.faults.map;

/** A field may be empty. */
const numberOfProject: Validator = (value) =>
  typeof value !== 'string' || value.trim() === '' || projectRera(value) !== null ? undefined : words.faults.rera;

type Asked = Pick<TextFieldProps, 'name' | 'label' | 'hint' | 'required' | 'validate'>;

/** A day is chosen; of what an import told by its month alone, the month stays as it is written. */
function DayField(props: Asked) {
  const initial: unknown = useField(props.name, { subscription: { initial: true } }).meta.initial;
  const isMonth = typeof initial === 'string' && initial !== '' && !isDay(initial);
  return <TextField {...props} {...(isMonth ? { hint: words.hints.possessionDate } : { type: 'date' })} />;
}

/** One field of the form of a project. */
export function ProjectField({ field }: { readonly field: ProjectFormField }) {
  const { kind, choices, name, hint, required: isRequired } = field;
  const isNumber = kind === 'number' || kind === 'rupees';
  const validators = [
    ...(isRequired ? [required(words.faults.missing({ label: field.label }))] : []),
    ...(isNumber ? [plainNumber] : []),
    ...(kind === 'map' ? [framedMap] : []),
    ...(name === 'reraId' ? [numberOfProject] : []),
  ];
  const asked = { name, label: field.label, hint, required: isRequired, validate: composeValidators(...validators) };
  if (choices) return <SelectField {...asked} options={choices.map((value) => ({ value, label: label(value) }))} />;
  switch (kind) {
    case 'lines':
      return <TextAreaField {...asked} rows={8} />;
    case 'list':
      return <TextAreaField {...asked} rows={4} />;
    case 'date':
      return <DayField {...asked} />;
    case 'rupees':
      return <RupeesField {...asked} hint={words.hints.rupees} perSqft={name === 'pricePerSqft'} />;
    case 'number':
      return <AmountField {...asked} read={readNumber} inputMode="decimal" />;
    case 'ticks':
      return <AmenityTicks {...asked} />;
    case 'agent':
      return <AgentField {...asked} />;
    default:
      return <TextField {...asked} />;
  }
}
