import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findScreen } from '@/domain/findScreen';
import { SCREENS } from '@/domain/screens';
import { routeFaults } from '../support/routeFaults';

const ROOT = resolve(__dirname, '../..');
const ROUTES = join(ROOT, 'src/routes');
const routes = readdirSync(ROUTES).filter((name) => name.endsWith('Route.tsx'));
const read = (path: string) => readFileSync(path, 'utf8');

/** The paths of the specification, an id in the place of `{id}`. */
const TABLE = [
  '/',
  '/home',
  '/properties',
  '/projects',
  '/properties-listing',
  '/properties-listing-one',
  '/realestateagents',
  '/buildersdevelopers',
  '/agentdetails/a1',
  '/agentdetails',
  '/postproperty',
  '/postproperty-apartment',
  '/postproperty-residential',
  '/edit-property',
  '/dashboard',
  '/scroll-to-top',
];

it.each(routes)('%s is a thin selector over the store [STORE-4]', (name) => {
  const text = read(join(ROUTES, name));
  expect(routeFaults(text)).toEqual([]);
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(75);
});

it.each([
  ["import { useState } from 'react';", 'uses useState'],
  ["import { useReducer, useEffect } from 'react';", 'uses useReducer'],
  ["import React from 'react';", 'takes all of react'],
  ["import { baseQuery } from '@/api/baseQuery';", 'takes from @/api/baseQuery'],
  ["import { db } from '@/server/db';", 'takes from @/server/db'],
  ["import axios from 'axios';", 'takes from axios'],
  ['const [send] = marketplaceApi.usePostPropertyMutation();', 'asks by marketplaceApi.usePostPropertyMutation'],
  ['dispatch(marketplaceApi.endpoints.getAgents.initiate());', 'asks by marketplaceApi.endpoints'],
  ["fetch('/api/property');", 'touches fetch'],
  ["const token = window.localStorage.getItem('Authorization');", 'touches localStorage'],
  ['setTimeout(go, 500);', 'touches setTimeout'],
  ['const go = async () => { await something; };', 'waits for something'],
  ['refetch().then(go);', 'waits for something'],
  ['useEffect(() => { dispatch(chosen(id)); sort(list); }, []);', 'calls sort in an effect'],
  ['useEffect(() => { const off = 1; return () => off; }, []);', 'keeps something running'],
])('would not call a route thin with %s [STORE-4]', (code, fault) => {
  expect(routeFaults(code)).toContain(fault);
});

it('lets a route select, and hand on what it found [STORE-4]', () => {
  const code = `
    import { useEffect, useMemo } from 'react';
    const { data } = marketplaceApi.useGetAgentsQuery(undefined);
    const agents = useMemo(() => data?.ids.flatMap((id) => byId[id] ?? []) ?? [], [data, byId]);
    useEffect(() => { if (found) dispatch(listingChosen({ _id: id, name: nameOf(found) })); }, [dispatch]);
    return <AgentList agents={agents} onRetry={() => void refetch()} />;`;
  expect(routeFaults(code)).toEqual([]);
});

it('names in the README every path beyond the table of the product [ROUTE-19]', () => {
  expect(TABLE.filter((path) => findScreen(path) === null)).toEqual([]);
  const beyond = Object.values(SCREENS).filter(({ path }) => !TABLE.includes(path));
  const readme = read(join(ROOT, 'README.md'));
  expect(beyond.length).toBeGreaterThan(0);
  for (const { path, segment } of beyond) {
    expect(readme).toContain(segment === undefined ? `\`${path}\`` : `\`${path}/{`);
  }
});
