import { Button } from './Button';
import { Icon } from './Icon';
import * as words from '@/words/ui';

interface FailedLineProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** A quiet line where a call failed and the rest of the screen is as it was; offers to try again. */
export function FailedLine({ text, onRetry }: FailedLineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-5 py-3.5">
      <p className="flex items-center gap-2.5 text-muted">
        <Icon name="alert" />
        {text}
      </p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
