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
  const filled = filledIcons.has(name);
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      className={classes('inline-block flex-none', className ?? 'size-5')}
      fill={filled ? 'currentColor' : 'none'}
      stroke={filled ? 'none' : 'currentColor'}
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={icons[name]} />
    </svg>
  );
}
