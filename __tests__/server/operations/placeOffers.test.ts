import { ensuredPlace } from '@/server/db/queries/listingPlaces';
import { citiesWith } from '@/server/db/queries/places';
import { GAZETTEER } from '@/server/gazetteer/gazetteer';
import { OFFERED } from '@/server/db/tables/places';
import { offerTowns } from '@/server/operations/placeOffers';
import { appOfEach } from '../../support/server/testApp';

const server = appOfEach({ properties: 0, projects: 0 });

const names = async () =>
  (await citiesWith(server.db)).flatMap(({ name, localities }) => localities.map((part) => `${name}/${part.name}`));

it('offers the gazetteer beside what is there, once [HOME-14]', async () => {
  const { db } = server;
  const before = await names();
  const ids = await db.selectFrom('localities').selectAll().execute();
  expect(await offerTowns(db, GAZETTEER)).toBe(true);
  const after = await names();
  expect(after).toEqual(expect.arrayContaining([...before, 'Tirupati/Balaji Colony', 'Gudur/Chillakur']));
  expect(new Set(after).size).toBe(after.length);
  expect(await db.selectFrom('localities').selectAll().orderBy('id').limit(ids.length).execute()).toEqual(ids);
  expect(await offerTowns(db, GAZETTEER)).toBe(false);
  expect(await names()).toEqual(after);
});

it('offers a place for good that only a listing had brought [HOME-14]', async () => {
  const { db } = server;
  await db.insertInto('cities').values({ id: 50, name: 'gudur', from_listing: 1 }).execute();
  await db.insertInto('localities').values({ id: 50, city_id: 50, name: 'CHILLAKUR', from_listing: 1 }).execute();
  expect(await names()).not.toContain('gudur/CHILLAKUR');
  await offerTowns(db, GAZETTEER);
  expect(await names()).toEqual(expect.arrayContaining(['gudur/CHILLAKUR', 'gudur/Vindur']));
  expect(await offerTowns(db, GAZETTEER)).toBe(false);
});

it('offers each place once where several servers begin at the same time, and listings bring places [HOME-14]', async () => {
  const { db } = server;
  const towns = GAZETTEER.map(({ name }) => name);
  await Promise.all([
    offerTowns(db, GAZETTEER),
    ...towns.map((town) => ensuredPlace(db, town, 'Nowhere')),
    offerTowns(db, GAZETTEER),
  ]);
  const rows = await db.selectFrom('cities').select('name').where('name', 'in', towns).execute();
  expect(rows.map(({ name }) => name).sort()).toEqual([...towns].sort());
  // What a listing brought between a look and an offer is offered at the next start.
  await offerTowns(db, GAZETTEER);
  expect(await offerTowns(db, GAZETTEER)).toBe(false);
  const offered = await db
    .selectFrom('localities')
    .innerJoin('cities', 'cities.id', 'localities.city_id')
    .select(['cities.name as town', 'localities.name'])
    .where('localities.from_listing', '=', OFFERED)
    .where('cities.from_listing', '=', OFFERED)
    .where('cities.name', 'in', towns)
    .execute();
  for (const town of GAZETTEER) {
    const there = offered.filter((one) => one.town === town.name).map(({ name }) => name.toLowerCase());
    const names = town.localities.map(({ name }) => name.toLowerCase());
    expect(there.filter((name) => names.includes(name)).sort()).toEqual(names.sort());
  }
});
