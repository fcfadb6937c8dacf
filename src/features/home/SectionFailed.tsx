import { FailedLine } from '@/components/ui/FailedLine';
import * as words from '@/words/home';

/** A quiet line where a section's call failed; the rest of Home is as it was [HOME-13]. */
export function SectionFailed({ onRetry }: { readonly onRetry: () => void }) {
  return <FailedLine text={words.failed} onRetry={onRetry} />;
}
