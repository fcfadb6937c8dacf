import {
  ageOf,
  countsOf,
  filterBuilders,
  furtherProjects,
  offersOf,
  orderBuilders,
  projectFacts,
} from '@/features/builder/builderFacts';

describe('builder facts', () => {
  it('says the year without grouping and the experience in words [BUILD-2]', () => {
    expect(ageOf({ _id: 'b', since: 1998, experience: 1 })).toEqual(['Since 1998', '1 year of experience']);
    expect(ageOf({ _id: 'b', since: null })).toEqual([]);
  });

  it('tells prices, localities and kinds of the projects, and nothing that none of them tells [BUILD-2, BUILD-4]', () => {
    const rows = projectFacts([
      { _id: '1', locality: 'Alipiri', propertyType: 'Villa', unitPriceRangeFrom: 9_000_000, unitPriceRangeTo: null },
      { _id: '2', locality: 'Alipiri', propertyType: ' ', unitPriceRangeFrom: 4_500_000, unitPriceRangeTo: 12_000_000 },
      { _id: '3', locality: 'Perur', propertyType: 'Apartment' },
    ]);
    expect(rows.map(({ label, value }) => [label, value])).toEqual([
      ['Prices', '₹45 L – ₹1.2 Cr'],
      ['Localities', 'Alipiri, Perur'],
      ['Kinds of property', 'Villa, Apartment'],
    ]);
    expect(projectFacts([{ _id: '1', name: 'Towers' }])).toEqual([]);
  });

  it('says what a project offers, and no word for what it does not tell [BUILD-2, BUILD-4]', () => {
    const villas = { unitConfig: ['3bhk to 5bhk'], propertyType: 'Villa', possessionStatus: 'under_construction' };
    expect(offersOf({ _id: '1', ...villas })).toEqual(['3, 4, 5 BHK', 'Villa']);
    expect(offersOf({ _id: '2', propertyType: 'Venture', unitConfig: [] })).toEqual(['Venture']);
    expect(offersOf({ _id: '3' })).toEqual([]);
  });

  it('finds builders by a part of their name [BUILD-5]', () => {
    const builders = [{ _id: '1', name: 'Seshadri Constructions' }, { _id: '2', name: 'Alipiri Homes' }, { _id: '3' }];
    expect(filterBuilders(builders, ' HOMES ').map(({ _id }) => _id)).toEqual(['2']);
    expect(filterBuilders(builders, ' ')).toHaveLength(3);
  });

  it('says how many projects are ongoing and finished, as far as they tell [BUILD-2]', () => {
    expect(countsOf([])).toEqual([]);
    expect(countsOf([{ _id: '1' }])).toEqual(['1 project']);
    expect(
      countsOf([
        { _id: '1', possessionStatus: 'under_construction' },
        { _id: '2', possessionStatus: 'Ready_to_move' },
        { _id: '3', possessionStatus: 'Ready to move' },
      ]),
    ).toEqual(['3 projects', '1 ongoing', '2 finished']);
  });

  it('orders builders by name, projects or experience, and leaves those alike as they came [BUILD-2]', () => {
    const builders = [
      { _id: '1', name: 'Venkatadri', projectIds: ['a'], experience: 3 },
      { _id: '2', name: 'Alipiri', projectIds: ['b', 'c'] },
      { _id: '3', name: 'Garuda', projectIds: ['d', 'e'], experience: 30 },
    ];
    const ids = (order: Parameters<typeof orderBuilders>[1]) => orderBuilders(builders, order).map(({ _id }) => _id);
    expect(ids('')).toEqual(['1', '2', '3']);
    expect(ids('name')).toEqual(['2', '3', '1']);
    expect(ids('projects')).toEqual(['2', '3', '1']);
    expect(ids('experience')).toEqual(['3', '1', '2']);
  });

  it('names only the projects that are not shown already [BUILD-4]', () => {
    const builder = { _id: '1', projectsList: ['Seshadri Towers', 'Balaji Enclave'] };
    expect(furtherProjects(builder, [{ name: 'seshadri towers' }])).toEqual(['Balaji Enclave']);
  });
});
