import { useId, type ChangeEvent, type ComponentProps } from 'react';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';

interface InsetSelectProps extends Pick<ComponentProps<'select'>, 'name' | 'value' | 'form' | 'children'> {
  readonly label: string;
  readonly onChoose: (value: string) => void;
  readonly className: string;
}

/** A select with its label inside, for the rows above a list: they are as high as a button, and thin on phones. */
export function InsetSelect({ label, onChoose, className, children, ...native }: InsetSelectProps) {
  const id = useId();
  return (
    <div className={classes('relative', className)}>
      <label
        htmlFor={id}
        className="pointer-events-none absolute top-1.5 left-3 text-xs compact:top-0.5 font-semibold text-muted"
      >
        {label}
      </label>
      <select
        id={id}
        {...native}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChoose(event.target.value)}
        className="h-13 w-full appearance-none truncate rounded-control border border-edge bg-card pt-5 pr-8 pl-3 text-md font-semibold text-ink compact:h-11 compact:pt-3.5 compact:text-sm transition-colors hover:bg-wash"
      >
        {children}
      </select>
      <Icon name="chevronDown" className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2" />
    </div>
  );
}
