import type { UnknownAction } from '@reduxjs/toolkit';
import { redactor } from '../redact/redactor';
import { nameOf } from '../replay';
import type { SecretTable } from '../secrets';

/** What Redux DevTools shows instead of actions and state: the same without tokens, passwords, codes and the like (STORE-7). */
export function masks(secrets: SecretTable) {
  const rules = redactor(secrets);
  return {
    actionSanitizer: <A extends UnknownAction>(action: A): A => {
      const clean = rules.value(action) as A;
      // Rows show the type alone, which is the same for every call.
      return { ...clean, type: nameOf(clean) };
    },
    stateSanitizer: <S>(state: S): S => rules.value(state) as S,
  };
}
