/**
 * The house: each room and the rooms below that it may import from (its own folder always). ESLint's import rules and
 * the architecture test are made from this one list.
 */
export const FLOORS = [
  ['contract', 'domain'],
  ['api'],
  ['store', 'actionLog'],
  ['components'],
  ['features'],
  ['routes'],
  ['app'],
];

const OUTSIDE = ['server', 'serviceWorker'];

/** Rooms that a room may not import although they lie below it. */
const FORBIDDEN = {
  contract: ['domain'],
  domain: ['contract'],
  actionLog: ['store'],
  store: ['actionLog'],
  components: ['api', 'store', 'actionLog', 'contract'],
};

/** Rooms that a room may import although they lie beside or above it; each with its reason. */
export const allowedFor = (room) => {
  // Outside the app's house: the API's server, and the worker that stands between the app and the network.
  if (OUTSIDE.includes(room)) return ['contract', 'domain', room];
  const floor = FLOORS.findIndex((rooms) => rooms.includes(room));
  const below = FLOORS.slice(0, floor).flat();
  return [...below, room].filter((other) => !(FORBIDDEN[room] ?? []).includes(other));
};

export const ROOMS = [...FLOORS.flat(), ...OUTSIDE];

const zodFree =
  'The client imports types alone from the contract (zod must not reach the browser), but for the tables of calls.';

export const importRules = ROOMS.map((room) => {
  const allowed = allowedFor(room);
  const patterns = ROOMS.filter((other) => !allowed.includes(other)).map((other) => ({
    group: [`@/${other}/**`, `@/${other}`],
    message: `src/${room} may import from ${allowed.join(', ')} only.`,
  }));
  if (room !== 'server' && room !== 'contract' && allowed.includes('contract')) {
    patterns.push({ regex: '^@/contract/(?!(endpoints|extras)$)', message: zodFree, allowTypeImports: true });
  }
  // Reaching out of a room goes through '@/', so that these rules see it.
  if (room === 'contract' || room === 'domain') {
    patterns.push({ group: ['node:*', 'react', 'react-dom', '@reduxjs/*', 'redux'], message: `src/${room} is pure.` });
  }
  patterns.push({ group: ['../../../*'], message: "Reach another room through '@/'." });
  return {
    files: [`src/${room}/**/*.{ts,tsx}`],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
});
