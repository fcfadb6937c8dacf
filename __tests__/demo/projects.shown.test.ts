import { readProject } from '@/api/readers/listings';
import type { ProjectRecord } from '@/api/records';
import { priceRange } from '@/domain/price';
import { configurationsOf, extentWords, projectSize } from '@/features/project/projectWords';
import { makePeople } from '@/demo/people';
import { makeDevelopments } from '@/demo/projects';

const NOW = Date.UTC(2026, 10, 21, 6);

/** The demo's projects as the client reads them. */
function shownProjects(): readonly ProjectRecord[] {
  return makeDevelopments(makePeople(NOW, new Map()), NOW).projects.map(({ id, doc }) => {
    const sent: unknown = { _id: id, ...(JSON.parse(doc) as object) };
    const [record] =
      readProject([sent], { status: 200, next: null, total: null, sorts: [], filters: null, bands: null }).records
        ?.projects ?? [];
    if (record === undefined) throw new Error('unreadable project');
    return record;
  });
}
const projects = shownProjects();
const numberIn = (words: string) => Number(/[\d,]+(?:\.\d+)?/.exec(words)?.[0].replaceAll(',', ''));

/** More than so many homes, plots or shops stand on no acre around Tirupati. */
const MOST_AN_ACRE: Readonly<Record<string, number>> = { Apartment: 100, Villa: 12, Venture: 14, Commercial: 100 };

const COUNTED = /([\d,]+) (?:(?:flats|homes|villas|plots|units)\b|ఫ్లాట్ల|విల్లాల|ప్లాట్ల|యూనిట్ల|फ्लैट|विला|प्लॉट|यूनिट)/;

it('has projects to look at', () => expect(projects.length).toBeGreaterThanOrEqual(44));

it('says the same size under Overview as in About [JDET-3, JDET-10]', () => {
  const told = projects.flatMap(({ name, about, ...project }) => {
    const [, count] = COUNTED.exec(about ?? '') ?? [];
    return count === undefined
      ? []
      : [{ name, words: about ?? '', about: numberIn(count), overview: numberIn(projectSize(project)) }];
  });
  expect(told.length).toBeGreaterThan(20);
  for (const script of [/\p{Script=Telugu}/u, /\p{Script=Devanagari}/u])
    expect(told.some(({ words }) => script.test(words))).toBe(true);
  expect(told.filter(({ about, overview }) => about !== overview)).toEqual([]);
});

it('says as many blocks in About as there are [JDET-3, JDET-10]', () => {
  const told = projects.flatMap(({ name, about, totalBlocks }) => {
    const [, count] = /^(One|\d+) blocks? of/.exec(about ?? '') ?? [];
    return count === undefined ? [] : [{ name, told: count === 'One' ? 1 : Number(count), blocks: totalBlocks }];
  });
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter((each) => each.told !== each.blocks)).toEqual([]);
});

it('says as many flats a floor in About as there are [JDET-3, JDET-10]', () => {
  const told = projects.flatMap(({ name, about, totalBlocks, noOfUnits }) => {
    const [, word] = /with (\w+) flats a floor/.exec(about ?? '') ?? [];
    return word === undefined
      ? []
      : [{ name, told: ['four', 'five', 'six'].indexOf(word) + 4, aFloor: (noOfUnits ?? 0) / (totalBlocks ?? 1) }];
  });
  expect(told.length).toBeGreaterThan(1);
  expect(told.filter((each) => each.told !== each.aFloor)).toEqual([]);
});

it('puts on its acres what can stand there [JDET-3]', () => {
  const crowded = projects
    .map((project) => ({
      name: project.name,
      most: MOST_AN_ACRE[project.propertyType ?? ''] ?? 0,
      anAcre: numberIn(projectSize(project)) / numberIn(extentWords(project.projectExtentArea)),
    }))
    .filter(({ anAcre, most }) => !(anAcre > 2 && anAcre <= most));
  expect(crowded).toEqual([]);
});

it('says the same prices in the head as at the floor plans [FMT-1, JDET-1, JDET-4]', () => {
  const priced = projects.filter((project) => project.pricePerSqft && configurationsOf(project).length > 0);
  expect(priced.length).toBeGreaterThan(20);
  for (const project of priced) {
    const plans = configurationsOf(project, 'sqft', 'detail').flatMap(({ price }) => price.split(' – '));
    const head = priceRange(project.unitPriceRangeFrom, project.unitPriceRangeTo, 'detail');
    expect(`${plans[0]} – ${plans.at(-1)}`).toBe(head);
  }
});
