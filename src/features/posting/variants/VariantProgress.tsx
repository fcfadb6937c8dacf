import { ProgressBar } from '@/components/ui/ProgressBar';
import * as words from '@/words/postingVariant';

/** Where the static variants stand on the way to a posted listing, per cent: the specification's figure. */
const PERCENT = 80;

/** The progress bar of the static variants (STAT-3). */
export function VariantProgress() {
  return (
    <div className="rounded-card border border-line bg-card p-4">
      <p className="mb-1.5 flex justify-between text-sm font-semibold">
        <span>{words.progress}</span>
        <span>{words.percent({ percent: PERCENT })}</span>
      </p>
      <ProgressBar label={words.progress} value={PERCENT} max={100} />
    </div>
  );
}
