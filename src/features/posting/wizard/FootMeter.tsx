import { ProgressBar } from '@/components/ui/ProgressBar';
import { useWideWindow } from '@/components/ui/usePageState';
import type { FormKey } from '@/store/uploads/uploadItem';
import { useCompleteness } from './useCompleteness';
import * as words from '@/words/posting';

/** How complete the listing is, in a bar and in words (WIZ-1). */
export const Meter = ({ percent }: { readonly percent: number }) => (
  <div className="flex items-center gap-3">
    <p className="text-sm font-semibold whitespace-nowrap">{words.percent({ percent })}</p>
    <ProgressBar label={words.completeness} max={100} value={percent} className="flex-1" />
  </div>
);

/** The same above the button of a step in narrow windows: in wide ones it stands beside the form. */
export function FootMeter({ form }: { readonly form: FormKey }) {
  const { percent } = useCompleteness(form);
  return useWideWindow() === 'wide' ? null : <Meter percent={percent} />;
}
