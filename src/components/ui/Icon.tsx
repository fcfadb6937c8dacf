import type { ComponentProps } from 'react';
import { classes } from './classes';
import { icons, filledIcons, type IconName } from './icons';

export type { IconName };

interface IconProps extends Omit<ComponentProps<'svg'>, 'name' | 'children'> {
  name: IconName;
  /** Only where no text beside it says the same. */
  label?: string | undefined;
}

/** A small line drawing in the colour of the text around it, hidden from screen readers unless it has a label. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      className={classes(filledIcons.has(name) ? 'icon icon-filled' : 'icon', className ?? 'size-5')}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={icons[name]} />
    </svg>
  );
}
