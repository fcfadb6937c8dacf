import type { UnknownAction } from '@reduxjs/toolkit';
import { redactor } from '../redact/redactor';
import { nameOf } from '../replay';

const { value } = redactor();

/** What Redux DevTools shows instead of actions and state: the same without tokens, passwords, codes and the like (STORE-7). */
export const masks = {
  actionSanitizer: <A extends UnknownAction>(action: A): A => {
    const clean = value(action) as A;
    // Rows show the type alone, which is the same for every call.
    return { ...clean, type: nameOf(clean) };
  },
  stateSanitizer: <S>(state: S): S => value(state) as S,
};
