import type { ProjectRecord } from '@/api/records';
import {
  areaRange,
  configurationsOf,
  configurationWords,
  extentWords,
  isVenture,
  projectSize,
} from '@/features/project/projectWords';

const project = (fields: Partial<ProjectRecord>): ProjectRecord => ({ _id: 'p1', ...fields });

describe('configurationsOf', () => {
  const towers = project({
    unitConfig: ['3bhk', '2BHK'],
    unitAreaRangeFrom2BHK: 1_100,
    unitAreaRangeTo2BHK: 1_250,
    unitAreaRangeFrom3BHK: 1_500,
    pricePerSqft: 4_800,
    unitPriceRangeFrom: 4_500_000,
    unitPriceRangeTo: 9_200_000,
  });

  it('gives each configuration its unit area and its price, area times price per sq ft [JLIST-4, JLIST-5]', () => {
    expect(configurationsOf(towers)).toEqual([
      { bhk: 2, label: '2 BHK', area: '1,100 – 1,250 sq ft', price: '₹52.8 L – ₹60 L', floorPlans: [] },
      { bhk: 3, label: '3 BHK', area: '1,500 sq ft', price: '₹72 L', floorPlans: [] },
    ]);
  });

  it('falls back to the unit price range without a price per sq ft [JLIST-5]', () => {
    const [two] = configurationsOf({ ...towers, pricePerSqft: null });
    expect(two?.price).toBe('₹45 L – ₹92 L');
  });

  it('also takes a configuration that only an area or a floor plan names [JDET-4]', () => {
    const rows = configurationsOf(
      project({ unitAreaRangeTo1BHK: 600, floorPlan4Bhk: ['/uploads/plan-1-800x600.jpg'] }),
    );
    expect(rows.map(({ bhk }) => bhk)).toEqual([1, 4]);
    expect(rows[1]?.floorPlans).toEqual(['/uploads/plan-1-800x600.jpg']);
  });

  it('says them in a row; nothing for a project without any', () => {
    expect(configurationWords(towers)).toBe('2, 3 BHK');
    expect(configurationWords(project({}))).toBe('');
  });
});

describe('areaRange', () => {
  it.each([
    [1_100, 1_900, '1,100 – 1,900 sq ft'],
    [1_900, 1_100, '1,100 – 1,900 sq ft'],
    [1_100, null, '1,100 sq ft'],
    [null, 1_900, '1,900 sq ft'],
    [1_100, 1_100, '1,100 sq ft'],
    [0, null, ''],
    [undefined, undefined, ''],
  ])('%s to %s reads "%s"', (from, to, words) => {
    expect(areaRange(from, to)).toBe(words);
  });
});

describe('projectSize', () => {
  it('is units, noOfUnits times noOfFloors [JDET-3]', () => {
    expect(projectSize(project({ noOfUnits: 12, noOfFloors: 9, totalBlocks: 4 }))).toBe('108 units');
  });

  it('is blocks, plots, villas and buildings above 1 when no units count exists [JDET-3]', () => {
    expect(projectSize(project({ totalBlocks: 3, totalPlots: 1_240, totalVillas: 1, noOfBuildings: 2 }))).toBe(
      '3 blocks, 1,240 plots, 2 buildings',
    );
    expect(projectSize(project({ noOfUnits: 40, totalVillas: 40 }))).toBe('40 villas');
  });

  it('is nothing when nothing is known', () => {
    expect(projectSize(project({ totalBlocks: 1 }))).toBe('');
  });
});

it.each([
  ['3.5acres', '3.5 acres'],
  ['3.5 acres', '3.5 acres'],
  ['4840', '4,840 sq ft'],
  ['0acres', ''],
  [null, ''],
])('reads the project area %s as "%s" [JDET-3]', (extent, words) => {
  expect(extentWords(extent)).toBe(words);
});

it('knows a venture in any case [JDET-5]', () => {
  expect(isVenture(project({ propertyType: 'venture' }))).toBe(true);
  expect(isVenture(project({ propertyType: 'Apartment' }))).toBe(false);
});
