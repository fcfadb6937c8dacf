import { classes } from '../ui/classes';
import { Button } from '../ui/Button';

interface SubmitWithoutScriptProps {
  readonly label: string;
  /** What the address says besides the form's own controls, as a query string: it goes along. */
  readonly kept?: string;
  readonly className?: string;
}

/** Sends the `form method="get"` that it stands in where no script runs; elsewhere each choice counts at once. */
export function SubmitWithoutScript({ label, kept = '', className }: SubmitWithoutScriptProps) {
  return (
    <noscript className={classes('flex', className)}>
      {/* The build for browsers, which render nothing in here, leaves it out. */}
      {typeof window === 'undefined' && (
        <>
          {[...new URLSearchParams(kept)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" className="flex-1">
            {label}
          </Button>
        </>
      )}
    </noscript>
  );
}
