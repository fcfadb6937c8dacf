import { bare, call, searchOf, wholeList, type Build } from '../call';
import { readAgent } from '../readers/agent';
import { readAgents, readBuilders } from '../readers/people';
import { each, listOf, one } from '../tags';

/** Agents and builders: API-2, 3, 7, 8, 9. */
export const peopleEndpoints = (build: Build) => ({
  getHomeBuilders: build.query({
    ...bare('getHomeBuilders', readBuilders),
    providesTags: [listOf('builder')],
  }),
  getBuilders: build.query({ ...bare('getBuilders', readBuilders), providesTags: [listOf('builder')] }),
  getHomeAgents: build.query({ ...bare('getHomeAgents', readAgents), providesTags: [listOf('agent')] }),
  getAgents: build.query({
    ...bare('getAgents', readAgents, wholeList),
    providesTags: (result) => [listOf('agent'), ...each('agent', result?.ids ?? [])],
  }),
  getAgent: build.query({
    ...call('getAgent', readAgent, (id: string) => ({ search: searchOf({ id }), personal: true })),
    providesTags: (_result, _error, id) => [one('agent', id), listOf('agent')],
  }),
});
