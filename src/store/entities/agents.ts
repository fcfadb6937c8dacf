import type { AgentRecord } from '@/api/records';
import { storageChangedElsewhere } from '../persistence/changedElsewhere';
import { loggedOut, sessionEnded } from '../session/sessionSlice';
import { entityReducer, entitySelectors, type EntityMap } from './entityReducer';

const records = entityReducer('agents');

const OF_A_READER = ['phone', 'numbersFrom', 'numbersSeen'] as const;

/** The same agents without the numbers that only a logged-in reader was given, and what that one was told of them. */
function withoutPhones(state: EntityMap<AgentRecord>): EntityMap<AgentRecord> {
  if (!state.ids.some((id) => OF_A_READER.some((field) => state.entities[id]?.[field] != null))) return state;
  const entities: Record<string, AgentRecord> = {};
  for (const id of state.ids) {
    const record = state.entities[id];
    if (record === undefined) continue;
    const rest = { ...record };
    for (const field of OF_A_READER) Reflect.deleteProperty(rest, field);
    entities[id] = rest;
  }
  return { ids: state.ids, entities };
}

/** Every agent that some answer has named, by id (STORE-2). Phones go with the session that was given them. */
export const agentsReducer: typeof records = (state, action) => {
  const next = records(state, action);
  const left = sessionEnded.match(action) || loggedOut.match(action);
  const leftElsewhere = storageChangedElsewhere.match(action) && action.payload.session.token === null;
  return left || leftElsewhere ? withoutPhones(next) : next;
};

export const [selectAgentMap, selectAgent] = entitySelectors('agents');
