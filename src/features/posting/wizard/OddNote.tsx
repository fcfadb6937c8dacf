import { Button } from '@/components/ui/Button';
import type { FormKey } from '@/store/uploads/uploadItem';
import * as words from '@/words/posting';
import { fieldLabel } from '../details/fieldWords';
import { useOddFields } from './useCompleteness';

interface OddNoteProps {
  readonly form: FormKey;
  readonly onShow: (step: number, field: string) => void;
}

/** Says before a listing is sent that it will wait for a person, with the way to each field that is asked about [WIZ-18]. */
export function OddNote({ form, onShow }: OddNoteProps) {
  const odd = useOddFields(form).filter(({ waits }) => waits);
  if (odd.length === 0) return null;
  return (
    <div className="mb-4 flex flex-col items-start gap-3 rounded-control bg-gold-wash p-4 text-md">
      <p className="font-semibold">{words.odd}</p>
      <div className="flex flex-wrap gap-3">
        {odd.map(({ field, step }) => (
          <Button key={field} variant="secondary" size="sm" onClick={() => onShow(step, field)}>
            {fieldLabel(field)}
          </Button>
        ))}
      </div>
    </div>
  );
}
