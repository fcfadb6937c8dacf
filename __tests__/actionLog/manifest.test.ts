import { compareManifests, manifestOf } from '@/actionLog/manifest';
import { appManifest } from '@/app/appManifest';

const uses = (...actionTypes: string[]) => ({ actionTypes: new Set(actionTypes), endpoints: new Set(['getB']) });
const base = { slices: ['a', 'b'], actionTypes: ['a/x', 'a/y'], endpoints: ['getA', 'getB'] };
const then = manifestOf(base);

describe('manifests of builds', () => {
  it('are the same whatever the order, and differ when anything is added [STORE-8]', () => {
    expect(manifestOf({ ...base, slices: ['b', 'a', 'a'] })).toEqual(then);
    expect(manifestOf({ ...base, slices: ['a', 'b', 'c'] }).hash).not.toBe(then.hash);
  });

  it('are fine, risky, or impossible to replay, and say what was added and removed [STORE-8]', () => {
    expect(compareManifests(then, then, uses()).verdict).toBe('fine');
    const now = manifestOf({ slices: ['a', 'b', 'c'], actionTypes: ['a/x', 'c/z'], endpoints: ['getA', 'getB'] });
    expect(compareManifests(then, now, uses('a/x'))).toEqual({
      verdict: 'risky',
      added: ['slice c', 'action c/z'],
      removed: ['action a/y'],
      missing: [],
    });
    expect(compareManifests(then, now, uses('a/y'))).toMatchObject({ verdict: 'impossible', missing: ['action a/y'] });
    const without = (change: object) => compareManifests(then, manifestOf({ ...base, ...change }), uses());
    expect(without({ slices: ['a'] })).toMatchObject({ verdict: 'impossible', missing: ['slice b'] });
    expect(without({ endpoints: ['getA'] })).toMatchObject({ verdict: 'impossible', missing: ['endpoint getB'] });
    expect(without({ endpoints: ['getB'] })).toMatchObject({ verdict: 'risky', removed: ['endpoint getA'] });
  });

  it('name what the app is made of', () => {
    const { slices, actionTypes, endpoints } = appManifest();
    expect(slices).toEqual(expect.arrayContaining(['api', 'session', 'properties', 'device']));
    expect(actionTypes).toEqual(
      expect.arrayContaining([
        'records/received',
        'session/loggedOut',
        'api/executeQuery/fulfilled',
        'uploads/photosChosen',
      ]),
    );
    expect(endpoints).toEqual(expect.arrayContaining(['signIn', 'getInbox']));
  });
});
