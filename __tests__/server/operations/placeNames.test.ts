import { langOf } from '@/domain/text';
import { placeNames } from '@/server/operations/placeNames';
import { appOfEach } from '../../support/server/testApp';

const t = appOfEach({ properties: 10, projects: 2 });

it('says what the town’s places are called in Telugu and in Hindi, and nothing in English', async () => {
  expect(await placeNames(t.db, 'te')).toMatchObject({ Tirupati: 'తిరుపతి', Alipiri: 'అలిపిరి' });
  expect(await placeNames(t.db, 'hi')).toMatchObject({ Tirupati: 'तिरुपति', Alipiri: 'अलिपिरी' });
  expect(await placeNames(t.db, 'en')).toEqual({});
});

it('leaves out a place of which no such name is known', async () => {
  await t.db.insertInto('cities').values({ id: 9999, name: 'Nowhere', from_listing: 0, doc: null }).execute();
  const names = await placeNames(t.db, 'te');
  expect(names).not.toHaveProperty('Nowhere');
  expect(Object.values(names).filter((name) => langOf(name) !== 'te')).toEqual([]);
});
