import type { AgentRecord, BuilderRecord, ProjectRecord } from '../records';
import { placeId } from '../records';
import type { Ids, Reader } from '../types';
import { fieldsOf, isRaw, object, rows, text, UnreadableAnswer, type Raw } from './coerce';
import { AGENT_FIELDS, BUILDER_FIELDS, PROJECT_FIELDS } from './fields';
import { readPropertyRow } from './listings';
import { present } from './rows';

function agentRow(raw: Raw, whole: boolean): AgentRecord | null {
  const _id = text(raw['_id']);
  return _id === null ? null : { ...fieldsOf(raw, AGENT_FIELDS, whole), _id };
}

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

export const readAgents: Reader<Ids<'agents'>> = (body) => {
  const agents = rows(body)
    .map((raw) => agentRow(raw, false))
    .filter(present);
  return { result: { kind: 'agents', ids: agents.map(({ _id }) => _id) }, records: { agents } };
};

/** A builder's key is its `_id`, else its name (BUILD-5). */
function builderRow(raw: Raw): { builder: BuilderRecord; projects: readonly ProjectRecord[] } | null {
  const _id = text(raw['_id']) ?? text(raw['name']);
  if (_id === null) return null;
  const projects = rows(raw['projects'] ?? null).map((row, place) => ({
    ...fieldsOf(row, PROJECT_FIELDS, false),
    _id: text(row['_id']) ?? placeId(_id, place),
  }));
  return {
    builder: { ...fieldsOf(raw, BUILDER_FIELDS, false), _id, projectIds: projects.map((p) => p._id) },
    projects,
  };
}

export const readBuilders: Reader<Ids<'builders'>> = (body) => {
  const found = rows(body).map(builderRow).filter(present);
  const builders = found.map(({ builder }) => builder);
  return {
    result: { kind: 'builders', ids: builders.map(({ _id }) => _id) },
    records: { builders, projects: found.flatMap(({ projects }) => projects) },
  };
};
