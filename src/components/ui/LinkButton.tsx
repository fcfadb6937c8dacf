import type { ComponentProps } from 'react';
import { AppLink } from '@/components/layout/AppLink';
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass';

interface LinkButtonProps extends ComponentProps<typeof AppLink> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** A link to a screen of the app that looks like a button. */
export function LinkButton({ variant, size, className, ...rest }: LinkButtonProps) {
  return <AppLink {...rest} className={buttonClass(variant, size, className)} />;
}
