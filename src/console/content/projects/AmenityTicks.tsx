import { useField } from 'react-final-form';
import { AMENITIES } from '@/domain/amenities';
import { IN_TWO } from '@/components/fields/RadioGroupField';
import { TickTile } from '@/components/fields/TickTile';
import { FoldSummary } from '@/components/ui/FoldSummary';
import * as words from '@/words/consoleProjects';

/** The named amenities to tick, folded; kept by their keys, a line each [FMT-5]. */
export function AmenityTicks({ name, label }: { readonly name: string; readonly label: string }) {
  const { input } = useField<string | undefined>(name);
  const keys = new Set((input.value || '').split('\n').filter((key) => key !== ''));
  const tick = (key: string, isOn: boolean) => {
    const wanted = AMENITIES.filter((each) => (each.key === key ? isOn : keys.has(each.key)));
    input.onChange(wanted.map((each) => each.key).join('\n'));
  };
  return (
    <details className="sm:col-span-2">
      <FoldSummary>{words.amenities({ label, n: keys.size })}</FoldSummary>
      <ul aria-label={label} className={IN_TWO}>
        {AMENITIES.map(({ key, label: said }) => (
          <li key={key}>
            <TickTile name={name} label={said} checked={keys.has(key)} onTick={(isOn) => tick(key, isOn)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
