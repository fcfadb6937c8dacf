import type { Ids, Reader } from '../types';
import { isRaw, object, rows, UnreadableAnswer } from './coerce';
import { readPropertyRow } from './listings';
import { agentRow } from './people';
import { present } from './rows';

/** One agent with the listings it offers (API-8). */
export const readAgent: Reader<Ids<'agents'>> = (body) => {
  const raw = object(isRaw(body) ? body : rows(body)[0]);
  const agent = agentRow(raw, true);
  if (agent === null) throw new UnreadableAnswer('an agent without an id');
  const listings = rows(raw['properties'] ?? null)
    .map((row) => readPropertyRow({ ...row, userId: agent._id }, false))
    .filter(present)
    .map(({ record }) => record);
  return {
    result: { kind: 'agents', ids: [agent._id] },
    records: { agents: [{ ...agent, propertyIds: listings.map(({ _id }) => _id) }], properties: listings },
  };
};
