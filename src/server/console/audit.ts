import { ACTIONS } from '@/contract/console';
import { actionsPage, everyOperator } from '../db/queries/operatorActions';
import { readReasons, spoken, type Reason } from '../rules/reviewReasons';
import type { ConsoleHandlers } from './context';

/** A row of another version may name an act that this one does not know; it is left to that one. */
const known = (action: string) => ACTIONS.find((each) => each === action);

/** Why it was done: by codes and own words; rows of before there were codes hold the words as they were said. */
const reasonsIn = (column: string): readonly Reason[] =>
  /^\[\{"(?:code|refusal|text)":/.test(column) ? readReasons(column) : [{ text: column }];

/** What operators did. */
export const auditHandlers: ConsoleHandlers<'getAudit'> = {
  getAudit: async ({ db }, asked) => {
    const { rows, after } = await actionsPage(db, asked);
    const entries = rows.flatMap(({ id, name, at, action: word, subject, before, after: then, reason: why }) => {
      const action = known(word);
      if (action === undefined) return [];
      const reason = why === null ? null : spoken(reasonsIn(why));
      return [{ id, operator: name, at: new Date(at).toISOString(), action, subject, before, after: then, reason }];
    });
    return { entries, operators: await everyOperator(db), after };
  },
};
