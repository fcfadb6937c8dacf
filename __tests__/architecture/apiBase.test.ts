import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { patient } from '../support/patience';

jest.setTimeout(patient(60_000));

/** The API's address that the client and its worker are built with, for each address that the build is given. */
const PROGRAM = `
  import make from './webpack.config.js';
  const definitions = ({ plugins }) => plugins.flatMap((one) => (one.definitions ? [one.definitions] : []))[0];
  const bases = JSON.parse(process.argv[1]).map((given) => {
    if (given === null) delete process.env.API_BASE_URL;
    else process.env.API_BASE_URL = given;
    const [client] = make({}, {});
    return JSON.parse(definitions(client)['process.env.API_BASE_URL']);
  });
  console.log(JSON.stringify(bases));
`;

function builtWith(given: readonly (string | null)[]): unknown {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', PROGRAM, JSON.stringify(given)],
    { cwd: resolve(__dirname, '../..'), encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout);
}

it('builds the app for an API whose address is given with or without its last slash [API-30]', () => {
  expect(builtWith(['https://api.example/api', 'https://api.example/api/', '/v1', null, ''])).toEqual([
    'https://api.example/api/',
    'https://api.example/api/',
    '/v1/',
    '/api/',
    '/api/',
  ]);
});
