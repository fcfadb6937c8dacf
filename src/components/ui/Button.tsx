import type { ComponentProps, MouseEvent } from 'react';
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Something is under way: shows a ring and ignores presses, but stays focusable. */
  busy?: boolean | undefined;
}

/** A button of the product; `type` is "button" unless said otherwise. */
export function Button({ variant, size, busy = false, className, children, onClick, type, ...rest }: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: that would drop the focus. A busy submit button must not submit again.
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass(variant, size, className)}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
    >
      {busy && (
        <svg
          viewBox="0 0 20 20"
          className="busy-ring size-5 flex-none"
          aria-hidden="true"
          fill="none"
          strokeWidth="2.5"
        >
          <circle cx="10" cy="10" r="7.5" stroke="currentColor" opacity=".3" />
          <path d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" stroke="currentColor" strokeLinecap="round" />
        </svg>
      )}
      {children}
    </button>
  );
}
