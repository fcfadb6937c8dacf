import { Button } from './Button';
import { Icon } from './Icon';
import * as words from '@/words/ui';

export interface ErrorStateProps {
  title?: string | undefined;
  text: string;
  onRetry: () => void;
}

/** Something could not be loaded: says what, and offers to try again. */
export function ErrorState({ title = words.failed, text, onRetry }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-5 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-red-wash text-red">
        <Icon name="alert" className="size-6" />
      </span>
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-md text-muted">{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  );
}
