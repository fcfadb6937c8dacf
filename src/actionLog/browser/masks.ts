import type { UnknownAction } from '@reduxjs/toolkit';
import { redactor } from '../redact/redactor';
import type { SecretTable } from '../secrets';
import { randomKey } from './randomKey';

/** What Redux DevTools shows instead of actions and state: the same without tokens, passwords, codes and the like (STORE-7). */
export function masks(secrets: SecretTable) {
  const rules = redactor({ key: randomKey(), secrets });
  return {
    actionSanitizer: <A extends UnknownAction>(action: A): A => rules.action(action) as A,
    stateSanitizer: <S>(state: S): S => rules.value(state) as S,
  };
}
