import { readMyProperties, readProperty, readPropertyPage } from '@/api/readers/listings';

const META = { status: 200, next: null, total: null, sorts: null, filters: null, bands: null };
const ROW = {
  _id: 'p1',
  name: 'Sunny flat',
  address: '1 Temple Road',
  flatNumber: '304',
  chargeBrokerage: 'Yes',
  brokerage: '50000',
  boundaryWall: true,
  anyConstructionDone: 'no',
  unitConfig: '2, 3 & 4 BHK',
  servantRoom: 'true',
};
const own = (row: object) => readMyProperties([row], META).records?.properties?.[0];

describe('what the owner is told of a listing', () => {
  it('has every field that posting asks [EDIT-1, EDIT-6]', () => {
    expect(own(ROW)).toMatchObject({
      address: '1 Temple Road',
      flatNumber: '304',
      chargeBrokerage: true,
      brokerage: 50_000,
      boundaryWall: 'Yes',
      anyConstructionDone: 'No',
      unitConfig: '2, 3 & 4 BHK',
      servantRoom: true,
      tokenAmount: null,
    });
    expect(own({ ...ROW, unitConfig: ['2BHK'] })?.unitConfig).toEqual(['2BHK']);
  });

  it('takes nothing away that a detail alone says [PDET-8]', () => {
    const change = { from: 5_800_000, to: 5_500_000, at: '2026-11-03T06:00:00.000Z' };
    const said = { reraFound: true, priceChanges: [change] };
    const detail = readProperty([{ ...ROW, ...said, reraFound: 'true' }], META).records?.properties?.[0];
    expect({ ...detail, ...own(ROW) }).toMatchObject(said);
    expect({ ...detail, ...readProperty([ROW], META).records?.properties?.[0] }).toMatchObject({
      reraFound: null,
      priceChanges: null,
    });
  });

  it('tells a listing that was never confirmed from a server that cannot keep it [DASH-2]', () => {
    const renewedAt = '2026-11-03T06:00:00.000Z';
    expect(own(ROW)).not.toHaveProperty('renewedAt');
    expect(own({ ...ROW, renewedAt: null })).toHaveProperty('renewedAt', null);
    for (const read of [readMyProperties, readProperty, readPropertyPage])
      expect(read([{ ...ROW, renewedAt }], META).records?.properties?.[0]).toMatchObject({ renewedAt });
  });

  it('loses nothing to the answers for visitors, which leave it out [EDIT-6]', () => {
    const told = { _id: ROW._id, name: ROW.name, brokerage: ROW.brokerage };
    for (const read of [readProperty, readPropertyPage]) {
      const record = read([told], META).records?.properties?.[0];
      expect({ ...own(ROW), ...record }).toMatchObject({
        address: '1 Temple Road',
        flatNumber: '304',
        brokerage: 50_000,
      });
    }
    expect(readProperty([ROW], META).records?.properties?.[0]).not.toHaveProperty('flatNumber');
  });
});
