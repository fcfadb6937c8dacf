import { z } from 'zod';
import { makeListings } from '@/demo/listings';
import { makePeople } from '@/demo/people';
import { makeDevelopments } from '@/demo/projects';
import { TELUGU } from '@/demo/texts/telugu';
import { HINDI } from '@/demo/texts/hindi';
import { formatArea } from '@/domain/area';
import { localityFacts } from '@/server/gazetteer/facts';

const NOW = Date.UTC(2026, 10, 21, 6);
const people = makePeople(NOW, new Map());
const texts = z.looseObject({ name: z.string(), about: z.string(), city: z.string(), locality: z.string() });
const read = ({ doc }: { readonly doc: string }) => texts.parse(JSON.parse(doc));
const listings = [...makeListings('demo', people, NOW)].map(read);
const projects = makeDevelopments(people, NOW).projects.map(read);

const TONGUES = [
  { tongue: TELUGU, script: /\p{Script=Telugu}/u, least: 0.17, most: 0.23 },
  { tongue: HINDI, script: /\p{Script=Devanagari}/u, least: 0.08, most: 0.13 },
];

describe.each(TONGUES)('what the demo’s sellers write in $tongue.name', ({ tongue, script, least, most }) => {
  const told = listings.filter(({ about }) => script.test(about));

  it('is so many of the texts, some with a title of the same language', () => {
    expect(told.length / listings.length).toBeGreaterThan(least);
    expect(told.length / listings.length).toBeLessThan(most);
    const titled = told.filter(({ name }) => script.test(name));
    expect(titled.length / told.length).toBeGreaterThan(0.2);
    expect(titled.length / told.length).toBeLessThan(0.5);
    expect(listings.filter((doc) => script.test(doc.name) && !told.includes(doc))).toEqual([]);
    expect(projects.filter(({ about }) => script.test(about)).length).toBeGreaterThan(1);
  });

  it('has no word of English but the town’s own, and no other script', () => {
    const all = [...told, ...projects.filter(({ about }) => script.test(about))].map(({ about }) => about);
    const words = new Set(all.flatMap((about) => about.match(/[A-Za-z]+/g) ?? []));
    expect([...words].filter((word) => !['BHK', 'TUDA', 'RERA', 'EC'].includes(word))).toEqual([]);
    const others = TONGUES.filter((other) => other.tongue !== tongue).map((other) => other.script);
    expect(all.filter((about) => others.some((other) => other.test(about)))).toEqual([]);
  });

  it('names the place, the side, the size, the road and the water that the facts name', () => {
    let named = 0;
    for (const doc of told) {
      const opening = doc.about.slice(0, doc.about.search(/[.।]/));
      if (/అమ్మకానికి|बिक्री/.test(opening) && !opening.includes('అప్రూవ్డ్')) {
        expect(opening.indexOf(localityFacts([doc.city], doc.locality)[tongue.name])).toBe(0);
        named += 1;
      }
      if (/ముఖంగా|मुखी/.test(opening)) expect(opening).toContain(tongue.said[String(doc['facing']).toLowerCase()]);
      const area = Number(doc['builtUpArea'] ?? doc['plotArea']);
      const [, size = ''] = /(\d[\d,.]*) (?:చదరపు|गज|గజాల|వ|वर्ग|ఎకర|సెంట్|एकड़|सेंट)/u.exec(opening) ?? [];
      const sizes = (['sqft', 'sqyd', 'acres', 'cents'] as const).map((unit) => formatArea(area, unit).split(' ')[0]);
      if (size !== '') expect(sizes).toContain(size);
      const [, road] = /(\d+) (?:అడుగుల రోడ్డు|फुट की सड़क)/u.exec(doc.about) ?? [];
      if (road !== undefined) expect(Number(road)).toBe(doc['widthOfTheRoad']);
      const [, water] = /(?:నీటికి|सिंचाई के लिए) (\S+) (?:ఉంది|है)/u.exec(doc.about) ?? [];
      if (water !== undefined) expect(water).toBe(tongue.said[String(doc['waterSource'])]);
    }
    expect(named).toBeGreaterThan(10);
  });

  it('says the floor on which a home or an office lies', () => {
    const [ground = '', ...floors] = Object.entries(tongue.said)
      .filter(([english]) => english.endsWith('floor'))
      .map(([, said]) => said);
    const said = told.flatMap((doc) => {
      const floor = floors.findIndex((each) => doc.about.includes(each)) + 1;
      return floor > 0 && !doc.about.includes(ground) ? [{ floor: String(floor), fact: doc['propertyFloorNo'] }] : [];
    });
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter(({ floor, fact }) => floor !== fact)).toEqual([]);
  });
});
