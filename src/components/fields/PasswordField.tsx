import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField';
import * as words from '@/words/fieldsAccount';

/** A password in a form, with a button that shows and hides it. */
export function PasswordField({ autoComplete = 'current-password', ...rest }: Omit<TextFieldProps, 'type' | 'after'>) {
  const [shown, setShown] = useState(false);
  const label = rest.label.toLowerCase();
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      after={
        <button
          type="button"
          aria-label={shown ? words.hideField({ label }) : words.showField({ label })}
          onClick={() => setShown(!shown)}
          className="min-h-11 min-w-11 rounded-control px-2 text-sm font-semibold text-brand"
        >
          {shown ? words.hide : words.show}
        </button>
      }
    />
  );
}
