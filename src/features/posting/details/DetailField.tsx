import { SelectField } from '@/components/fields/SelectField';
import { TextAreaField } from '@/components/fields/TextAreaField';
import { useAreaUnit } from '@/store/device/useAreaUnit';
import type { PostingValues } from '../values/postingValues';
import { AreaField } from './AreaField';
import { ChoiceField } from './ChoiceField';
import type { DetailSpec } from './detailFields';
import { LineField } from './LineField';
import { NumberField } from './NumberField';

interface DetailFieldProps {
  readonly name: keyof PostingValues;
  readonly spec: DetailSpec;
}

function Look({ name, spec }: DetailFieldProps) {
  const unit = useAreaUnit();
  const texts = { name, label: spec.label, hint: spec.hint };
  switch (spec.look) {
    case 'line':
      return <LineField {...texts} maxLength={spec.maxLength} check={spec.check} />;
    case 'lines':
      return <TextAreaField {...texts} maxLength={spec.maxLength} rows={6} />;
    case 'number':
      return <NumberField {...texts} unit={spec.unit} check={spec.check} />;
    case 'area':
      return <AreaField {...texts} check={spec.check} firstUnit={spec.ownUnit ? unit : 'sqft'} />;
    case 'few':
      return <ChoiceField {...texts} options={spec.options} />;
    case 'many':
      return <SelectField {...texts} options={spec.options} />;
  }
}

/** One detail of a listing, asked for in its own way. */
export function DetailField(props: DetailFieldProps) {
  return (
    <div className={props.spec.wide ? 'sm:col-span-2' : undefined}>
      <Look {...props} />
    </div>
  );
}
