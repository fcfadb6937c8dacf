import { holdsLink } from '@/server/rules/links';
import { refusePhones, refuseUnfitNames } from '@/server/rules/publicTexts';
import { SITE } from '@/domain/site';
import { makePeople } from '@/demo/people';
import { growsTooFast } from '../../support/growth';
import { ORDINARY_TEXTS, WAYS_OF_A_PHONE, WAYS_OF_A_LINK } from '../../support/contactTexts';
import { reviewReason } from '../../support/server/reviewReason';

const refused = (name: string): string | null => {
  try {
    refuseUnfitNames({ username: name });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('a name that everybody reads', () => {
  it.each(WAYS_OF_A_PHONE)('holds no phone number such as %j [API-24]', (way) => {
    expect(refused(`Ravi ${way}`)).toMatch(/^username: please remove the phone number/);
    expect(() => {
      refusePhones({ about: way });
    }).toThrow(/^about: /);
  });

  it.each(WAYS_OF_A_LINK)('holds no link such as %j [API-24]', (way) => {
    expect(holdsLink(way)).toBe(true);
    expect(refused(`Ravi ${way}`)).toMatch(/^username: please remove the (link|phone number)/);
  });

  it.each([
    SITE.name,
    'Gruham Official Support',
    'GRUHAM',
    'The Gruham team',
    'g r u h a m',
    'G.R.U.H.A.M.',
    'Gru-ham',
    'Ｇｒｕｈａｍ',
    '𝐆𝐫𝐮𝐡𝐚𝐦',
    'Gruhаm',
    'Gгuham',
    'Grühám',
    'Gruh@m',
    'Gruhams',
    'TeamGruham',
    'teamgruham',
    'TEAMGRUHAM',
    'SriGruham',
    'Gruharn',
    'GRUHARN Support',
    'GruHam',
    'ɢʀᴜʜᴀᴍ',
    'Gʀuham',
    'GRUНАМ',
    'ꮐruham',
    'ᏀᎡUᎻᎪᎷ',
    'ꓖꓣꓴꓧꓮꓟ',
    '🅖🅡🅤🅗🅐🅜',
    '🆁🅶 🅶🆁🆄🅷🅰🅼',
    '🇬🇷🇺🇭🇦🇲',
    'Grvham',
    '9ruham',
    'Gruham9',
    'గృహం',
    'గృహం టీం',
    'టీమ్ గృహం',
    'గృ-హం',
    'గృ హం',
    'గృహమ్',
    'గ్రుహం',
    'गृहम्',
    'गृहम',
    'गृहं सपोर्ट',
    'गृ.हम्',
    'ग्रुहम',
  ])('is not made to look like the marketplace’s own: %s [API-24]', (name) => {
    expect(refused(name)).toMatch(/^username: please choose a name without “Gruham”/);
  });

  it.each([
    'Ravi Teja',
    'Anita Rao 2',
    'రవి తేజ',
    'Sri Balaji Homes',
    'Graham Rao',
    'Grihalakshmi',
    '3 Brothers Realty',
    'Gruha Mahesh',
    'Gruha Mitra Realty',
    'Gruha-Mandir Estates',
    'G. R. U. Hamza',
    'Shree Griham Constructions',
    'Gruha Pravesam',
    'Sri Gruha Constructions',
    'GruhaMahesh Builders',
    'Gruhalakshmi Homes',
    'Swagruha Builders',
    'Rajiv Swagruham',
    'Swagruham Constructions',
    'Navagraha Estates',
    'Vasugraha',
    'Graham & Sons',
    'Garuda Homes',
    'Gurham Singh',
    'Ram Gruh Nirman',
    'గృహ నిర్మాణ్',
    'గృహప్రవేశం రియల్టీ',
    'గృహమిత్ర',
    'శ్రీ గృహ కన్‌స్ట్రక్షన్స్',
    'స్వగృహం',
    'గృహిణి',
    'गृह प्रवेश',
    'गृहमित्र रियल्टी',
    'गृहलक्ष्मी',
    'श्री गृह निर्माण',
    'ग्राहम राव',
  ])('may be %s [API-24]', (name) => {
    expect(refused(name)).toBeNull();
  });
});

it('may be any name of the demo [API-24]', () => {
  const names = makePeople(0, new Map()).users.map(({ username }) => username);
  expect(names.filter((name) => refused(name) !== null)).toEqual([]);
});

it.each(['gruha', 'g.', 'g r u h a', 'గృ-', 'गृ ', 'a.homes', 'ab.', 'A.', '98480 ', 'నైన్ ', 'aB', '\u3316'])(
  'takes no longer for %j, repeated, than its length explains [API-18, API-24]',
  (part) => {
    const work = (text: string) => {
      refused(text);
      reviewReason({ name: text, city: text, locality: text, about: text });
    };
    expect(growsTooFast(work, (size) => part.repeat(size / part.length), { few: [], many: 2048 })).toBe(false);
  },
);

describe('what a listing says', () => {
  const FINE = { city: 'Tirupati', expectedPrice: 4_500_000, name: 'A flat' };

  it.each(WAYS_OF_A_PHONE)('goes to a person when it holds %j [API-18]', (way) => {
    expect(reviewReason({ ...FINE, about: `Ring ${way} after six` })).toMatch(
      /phone number from “Describe the property”/,
    );
  });

  it.each(WAYS_OF_A_LINK)('goes to a person when it holds %j [API-18]', (way) => {
    expect(reviewReason({ ...FINE, about: `See ${way} for more` })).not.toBeNull();
  });

  it.each([
    ['Gruham Residency', 'Property name'],
    ['TeamGruham verified', 'Property name'],
    ['ɢʀᴜʜᴀᴍ', 'Property name'],
    ['గృహం', 'Property name'],
    ['“गृहम्”', 'Property name'],
  ])('goes to a person when it is called %s [API-18]', (name, label) => {
    const reason = `Please write “${label}” without “Gruham”, so that nobody takes it for ours.`;
    expect(reviewReason({ ...FINE, name })).toBe(reason);
  });

  it('goes to a person when its place is called like the marketplace [API-18]', () => {
    expect(reviewReason({ ...FINE, city: 'Gruham', locality: 'Gru-ham Nagar' })).toBe(
      'Please write “City” and “Locality” without “Gruham”, so that nobody takes it for ours.',
    );
  });

  it.each([
    'Gruha Pravesam ready flat',
    'Swagruha Enclave',
    'మా సొంత గృహం అమ్మకానికి',
    'గృహంలో మూడు గదులు',
    'सुंदर गृहम् बिक्री के लिए',
    'Graham Bell Street',
  ])('may be called %s [API-18]', (name) => {
    expect(reviewReason({ ...FINE, name, locality: name })).toBeNull();
  });

  it.each(ORDINARY_TEXTS)('is shown when it says %j [API-18]', (text) => {
    expect(reviewReason({ ...FINE, about: text })).toBeNull();
  });
});
