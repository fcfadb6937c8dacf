import { classes } from './classes';

export type ButtonVariant = 'primary' | 'secondary' | 'gold' | 'text' | 'danger' | 'whatsapp';
export type ButtonSize = 'md' | 'sm';

const shared =
  'inline-flex items-center justify-center gap-2 rounded-control border text-md font-semibold text-center transition-colors disabled:opacity-60';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-brand text-on hover:bg-brand-dark',
  secondary: 'border-edge bg-card text-ink hover:bg-wash',
  gold: 'border-transparent bg-gold text-gold-on hover:bg-gold/80',
  text: 'border-transparent text-brand underline-offset-4 hover:underline',
  danger: 'border-transparent bg-red text-on hover:bg-ink',
  whatsapp: 'border-transparent bg-whatsapp text-night hover:bg-whatsapp-dark',
};

const sizes: Record<ButtonSize, string> = { md: 'min-h-11 py-2', sm: 'min-h-11 py-1 text-sm' };

/** The look of a button, for everything that is pressed like one; both sizes keep 44 px to aim at. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md', extra?: string): string {
  const sides = variant === 'text' ? 'px-1' : size === 'md' ? 'px-4.5' : 'px-3';
  return classes(shared, variants[variant], sizes[size], sides, extra);
}
