import { FailedLine } from '@/components/ui/FailedLine';

/** A quiet line where a section's call failed; the rest of Home is as it was [HOME-13]. */
export function SectionFailed({ onRetry }: { readonly onRetry: () => void }) {
  return <FailedLine text="This part did not load." onRetry={onRetry} />;
}
