import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { TEXTS } from './texts';

/** A quiet line where a section's call failed; the rest of Home is as it was [HOME-13]. */
export function SectionFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-5 py-3.5">
      <p className="flex items-center gap-2.5 text-muted">
        <Icon name="alert" />
        This part did not load.
      </p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {TEXTS.retry}
      </Button>
    </div>
  );
}
