import { placeQuestions, type ConsolePlace, type PlaceFacts } from '@/contract/placeShapes';
import type { Action } from '@/contract/console';
import { listIn } from '@/domain/csv';
import type { Said } from '../kernel/said';
import { shapeFault } from '../kernel/shapeFault';
import type { Done, Work } from '../operations/act';
import {
  addPlace,
  changePlace,
  mergePlaces,
  placesNow,
  removePlace,
  type PlaceChange,
  type SeenPlace,
} from '../operations/places';
import { AdminError, audited, wordsOf, type AdminContext, type Command } from './context';

/** Does an act, and says what came of it. */
async function done(context: AdminContext, action: Action, work: Work<Done<{ readonly message: Said }>>) {
  context.say(`${(await audited(context, action, work)).answer.message.in('en')}.`);
}

interface Named {
  readonly seen: SeenPlace;
  readonly place: ConsolePlace;
}

/** An offered place by its name, `Tirupati` or `Alipiri, Tirupati`. */
async function placeOf({ db }: AdminContext, name = ''): Promise<Named> {
  const [own = '', inCity] = name.split(',').map((word) => word.trim());
  const same = (each: ConsolePlace, wanted: string) => each.name.toLowerCase() === wanted.toLowerCase();
  const cities = await placesNow(db);
  const among = inCity === undefined ? cities : (cities.find((city) => same(city, inCity))?.localities ?? []);
  const place = among.find((each) => same(each, own));
  if (place === undefined)
    throw new AdminError(`There is no place ${name}. A locality is named with its city: "Alipiri, Tirupati".`);
  return { seen: { kind: inCity === undefined ? 'city' : 'locality', id: place.id, mark: place.mark }, place };
}

async function add(context: AdminContext, words: readonly string[]): Promise<void> {
  const [city, locality] = wordsOf(words, words.length === 2 ? 2 : 1);
  const asked = placeQuestions.addPlace.safeParse({ city, locality });
  if (!asked.success)
    throw new AdminError('A name has 2 to 60 characters, without <, > and |, and does not begin with =, +, - or @.');
  await done(context, 'place.add', addPlace(asked.data));
}

/** Throws what is wrong with a change, in one line. */
function change({ place, seen }: Named, to: Partial<PlaceChange>) {
  const asked = placeQuestions.changePlace.safeParse({ ...seen, name: place.name, facts: place.facts, ...to });
  if (asked.success) return changePlace(seen, asked.data);
  throw new AdminError(asked.error.issues.map((issue) => shapeFault(issue, issue.path.join(' ')).in('en')).join(' '));
}

async function rename(context: AdminContext, words: readonly string[]): Promise<void> {
  const [place, name = ''] = wordsOf(words, 2);
  await done(context, 'place.change', change(await placeOf(context, place), { name }));
}

/** How a fact is said on the command line; '' takes it away. */
const READ: Readonly<Record<string, (text: string) => Partial<PlaceFacts>>> = {
  telugu: (te) => ({ te }),
  hindi: (hi) => ({ hi }),
  also: (text) => ({ also: [...listIn(text)] }),
  pins: (text) => ({ pins: [...listIn(text)] }),
  at: (text) => {
    const [lat = null, lon = null] = text === '' ? [] : text.split(',').map(Number);
    return { lat, lon };
  },
};

async function set(context: AdminContext, [name, ...given]: readonly string[]): Promise<void> {
  const found = await placeOf(context, name);
  const facts = given.map((word) => {
    const [fact = '', text] = word.split(/=(.*)/s);
    const read = Object.hasOwn(READ, fact) ? READ[fact] : undefined;
    if (read === undefined || text === undefined)
      throw new AdminError(`Say what to set as NAME=VALUE, with one of: ${Object.keys(READ).join(', ')}.`);
    return read(text.trim());
  });
  if (facts.length === 0) throw new AdminError(`Say what to set: ${Object.keys(READ).join(', ')}.`);
  await done(
    context,
    'place.change',
    change(found, { facts: Object.assign({ ...found.place.facts }, ...facts) as PlaceFacts }),
  );
}

async function merge(context: AdminContext, words: readonly string[]): Promise<void> {
  const [from, into] = wordsOf(words, 2);
  const [{ seen }, to] = [await placeOf(context, from), await placeOf(context, into)];
  if (seen.kind !== to.seen.kind) throw new AdminError('A city is merged with a city, a locality with a locality.');
  await done(context, 'place.merge', mergePlaces(seen, to.seen.id));
}

async function remove(context: AdminContext, words: readonly string[]): Promise<void> {
  const { seen } = await placeOf(context, ...wordsOf(words, 1));
  await done(context, 'place.remove', removePlace(seen));
}

export const placeCommands: Readonly<Record<string, Command>> = {
  'place add': { takes: 'CITY [LOCALITY]', says: 'offers a city, or a locality in it', run: add },
  'place rename': { takes: '"LOCALITY, CITY"|CITY NAME', says: 'renames it, in its listings too', run: rename },
  'place set': { takes: 'PLACE NAME=VALUE…', says: `sets ${Object.keys(READ).join(', ')} (at=LAT,LON)`, run: set },
  'place merge': { takes: 'PLACE INTO', says: 'makes one place of two doubles', run: merge },
  'place remove': { takes: 'PLACE', says: 'offers it no longer', run: remove },
};
