import { call, nothing, searchOf, type Build } from '../call';
import { readAgent, readAgents, readBuilders } from '../readers/people';
import { each, listOf, one } from '../tags';

/** Agents and builders: API-2, 3, 7, 8, 9. */
export const peopleEndpoints = (build: Build) => ({
  getHomeBuilders: build.query({
    ...call('getHomeBuilders', readBuilders, nothing),
    providesTags: [listOf('builder')],
  }),
  getBuilders: build.query({ ...call('getBuilders', readBuilders, nothing), providesTags: [listOf('builder')] }),
  getHomeAgents: build.query({ ...call('getHomeAgents', readAgents, nothing), providesTags: [listOf('agent')] }),
  getAgents: build.query({
    ...call('getAgents', readAgents, nothing),
    providesTags: (result) => [listOf('agent'), ...each('agent', result?.ids ?? [])],
  }),
  getAgent: build.query({
    ...call('getAgent', readAgent, (id: string) => ({ search: searchOf({ id }) })),
    providesTags: (_result, _error, id) => [one('agent', id), listOf('agent')],
  }),
});
