/**
 * The house: each room and the rooms below that it may import from (its own folder always). ESLint's import rules are
 * made from these lists.
 */
export const FLOORS = [
  ['contract'],
  ['domain'],
  ['api'],
  ['store', 'actionLog'],
  ['components'],
  ['features'],
  ['routes'],
  ['app', 'console'],
];

/**
 * The floors of the server, in the same way: what stands alone; data and pictures; what is allowed, and
 * what a search means; letters; the acts, which the command line and HTTP share; who asks for them; the wire. `main.ts` stands above them all.
 */
export const SERVER_FLOORS = [
  ['kernel', 'gazetteer'],
  ['db', 'media'],
  ['rules', 'typedSearch'],
  ['mail'],
  ['operations'],
  ['handlers', 'console', 'admin', 'backup', 'pages'],
  ['http'],
];

const OUTSIDE = ['server', 'demo', 'serviceWorker'];

/** Rooms that a room may not import although they lie below it. */
const FORBIDDEN = {
  actionLog: ['store'],
  store: ['actionLog'],
  components: ['api', 'store', 'actionLog', 'contract'],
  // The operators' own app: it shares the look and the rules of the market, and nothing of what visitors do.
  console: ['api', 'store', 'actionLog', 'features', 'routes'],
};

/** Rooms that a room may import although they lie beside or above it; each with its reason. */
export const allowedFor = (room) => {
  // Outside the app's house: the API's server, the demo that fills it, and the worker between the app and the network.
  if (room === 'demo') return ['contract', 'domain', 'server', room];
  if (OUTSIDE.includes(room)) return ['contract', 'domain', room];
  const floor = FLOORS.findIndex((rooms) => rooms.includes(room));
  const below = FLOORS.slice(0, floor).flat();
  return [...below, room].filter((other) => !(FORBIDDEN[room] ?? []).includes(other));
};

export const ROOMS = [...FLOORS.flat(), ...OUTSIDE];

const zodFree =
  'The client imports types alone from the contract (zod must not reach the browser), but for the tables of calls.';

const restricted = (files, patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const roomRules = ROOMS.map((room) => {
  const allowed = allowedFor(room);
  const patterns = ROOMS.filter((other) => !allowed.includes(other)).map((other) => ({
    group: [`@/${other}/**`, `@/${other}`],
    message: `src/${room} may import from ${allowed.join(', ')} only.`,
  }));
  if (room !== 'server' && room !== 'contract' && allowed.includes('contract')) {
    patterns.push({
      regex: '^@/contract/(?!(endpoints|extras|console|listingFields|profileFields|articleFields|limits)$)',
      message: zodFree,
      allowTypeImports: true,
    });
  }
  // Reaching out of a room goes through '@/', so that these rules see it.
  if (room === 'contract' || room === 'domain') {
    patterns.push({ group: ['node:*', 'react', 'react-dom', '@reduxjs/*', 'redux'], message: `src/${room} is pure.` });
  }
  patterns.push({ group: ['../../../*'], message: "Reach another room through '@/'." });
  return restricted([`src/${room}/**/*.{ts,tsx}`], patterns);
});

const [, { patterns: ofServer }] = roomRules[ROOMS.indexOf('server')].rules['@typescript-eslint/no-restricted-imports'];

/** A room of the server may import what the server may, and of the server what lies below it. */
const serverRules = SERVER_FLOORS.flatMap((rooms, floor) =>
  rooms.map((room) => {
    const allowed = [...SERVER_FLOORS.slice(0, floor).flat(), room];
    const others = SERVER_FLOORS.flat().filter((other) => !allowed.includes(other));
    return restricted(
      [`src/server/${room}/**/*.ts`],
      [
        ...ofServer,
        {
          regex: `^(?:(?:\\.\\./)+|@/server/)(?:${others.join('|')})/`,
          message: `src/server/${room} may import from ${allowed.join(', ')} only.`,
        },
      ],
    );
  }),
);

export const importRules = [...roomRules, ...serverRules];
