import { parse } from 'tldts';
import { emailsIn } from '@/domain/contactData/emails';
import { readable } from '@/domain/contactData/readable';

const SCHEME = /\bh(?:tt|xx)ps?\b|\bw\s?w\s?w\b|\b(?:ftp|mailto|tel|javascript|data|intent|whatsapp|tg):(?=\S)/i;
const DOMAIN =
  /(?<=[a-z\d-])\s{0,2}[([{]?\.[)\]}]?\s?(?:com|org|biz|xyz|website)\b|\b(?:t|wa|fb)\s?\.\s?me\b|\byoutu\.be\b/i;
/** Names that are words as well: "pool.Club house" only lacks a space, so they count in lower case or capitals alone. */
const WORDS = 'in|co|io|me|ly|gl|ai|tv|cc|net|info|app|site|online|shop|link|store|live|club|dev|page|tech|asia';
const WORD_DOMAIN = new RegExp(
  `[a-z\\d-]\\.(?:${WORDS})(?![\\p{L}\\d])|[A-Z\\d-]\\.(?:${WORDS.toUpperCase()})(?![\\p{L}\\d])|` +
    '[\\p{L}\\p{M}\\d]\\.(?:भारत|భారత్|இந்தியா|ಭಾರತ|ഭാരതം|ভারত|ભારત|ਭਾਰਤ|ଭାରତ|بھارت)(?![\\p{L}\\p{M}])',
  'u',
);
/** "gruham dot com", "gruham (dot) in." But not: "on the dot in the morning". */
const SAID_DOMAIN =
  /(?<=[\p{L}\p{M}\d][^\p{L}\p{M}\d]{1,3})dot[^\p{L}\p{M}\d]{1,3}(?:com|org|net|biz|info|xyz|website|online|app|io|co)(?![\p{L}\p{M}\d])|(?<=[\p{L}\p{M}\d]\s?[([{<]\s?)dot\s?[)\]}>]|(?<=[\p{L}\p{M}\d] )dot in(?=\s*(?:$|[.,;:!?)/]))/iu;

/** What may be the end of a link, in small letters or in capitals as what stands before it. */
const MAYBE_END =
  /(?:(?<=[a-z\d-])\.(?<small>[a-z]{2,24})|(?<=[A-Z\d-])\.(?<large>[A-Z]{2,24}))(?![\p{L}\p{M}\d])(?=(?<path>\/[\p{L}\d])?)/gu;
/**
 * Endings of links with which a sentence about a home, a shop or a price may begin: "furnished.kitchen with chimney".
 * They count with a path behind them alone.
 */
const EVERYDAY: ReadonlySet<string> = new Set(
  (
    'ac ad am as at be by ca cm cr do gd hm hr ht id in is it km kg la lb li ma mh mm mr ms mt my nc no nr pa ph pl pm ps ' +
    're rs sc sh sl sm so sr st th tn to us vi wf art baby bar bet bid bike bot box boo buy cab cal cam car cat dad day ' +
    'dog dot eat eco fan fit fly fun hot how inc ink int law llc lol ltd man map med men mom new now one ong pay pet pin ' +
    'post pro pub red ren rip run sky tab tax tel tips top you able auto band bank best blue bond book cafe call camp ' +
    'care cars casa case cash chat city club cool data date deal desi diet dish docs fail fans farm fast film fire fish ' +
    'food free ford fund game gift gold golf good guru hair help here host jobs kids kiwi land life like limo live loan ' +
    'love luxe meet menu mini name navy news next open page park phone pics ping pink play plus porn prime prod prof read ' +
    'rent rest rich room safe sale save seat seek shoes shop show silk site skin song spot star store surf talk taxi team ' +
    'tech town toys tube vote wine work zero zone actor adult apple audio autos beauty black boats build cards chase cheap ' +
    'coach codes crown dance deals delta drive earth email faith final forum games gifts gives glass green gripe group ' +
    'guide horse house lease legal loans locus mango media mobile money movie music onion orange parts party photo pizza ' +
    'place poker press promo quest radio rehab rocks salon school seven sharp shell smart smile social solar space sport ' +
    'study style sucks supplies supply today tools total tours trade trust video vision watch works world agency author ' +
    'camera career careers center chrome church circle claims cleaning clinic coffee community company compare condos ' +
    'contact contractors cooking country coupon courses credit cruise dealer degree dental dentist design digital direct ' +
    'director directory discount doctor domains education energy engineer engineering enterprises equipment estate events ' +
    'exchange expert exposed express family farmers fashion feedback finance financial fishing fitness flights florist ' +
    'flowers foundation frontier furniture garden gallery george giving global gratis grocery health healthcare holiday ' +
    'holdings hospital hosting hotels institute insurance insure international investments jewelry kitchen lawyer lifestyle ' +
    'lighting limited living locker luxury makeup management market marketing markets mortgage museum network office ' +
    'online organic origins partners pharmacy photography photos physio pictures plumbing productions property protection ' +
    'repair report rentals restaurant review reviews safety schule science search secure security select services shopping ' +
    'singles solutions staples storage stream studio support surgery systems target tattoo technology tennis theater ' +
    'theatre tickets trading training travel university vacations ventures villas apartments voting weather wedding windows ' +
    'winners accountant accountants analytics associates auction auto banking boutique brother builders business capital ' +
    'catering channel charity clothing college computer construction consulting delivery democrat industries'
  ).split(' '),
);

/** Whether a text holds the end of a link by the list of all that there are. Two letters are the end of a longer word. */
const holdsDomain = (text: string): boolean =>
  [...text.matchAll(MAYBE_END)].some(({ index, groups: { small, large, path } = {} }) => {
    const end = (small ?? large ?? '').toLowerCase();
    if (parse(`x.${end}`).isIcann !== true) return false;
    if (path !== undefined) return true;
    return !EVERYDAY.has(end) && (end.length > 2 || /^[a-z\d-]{4}$/i.test(text.slice(Math.max(0, index - 4), index)));
  });

/** Whether a text holds a link or an e-mail address. Takes linear time. */
export function holdsLink(written: string): boolean {
  const { text } = readable(written);
  return (
    [SCHEME, DOMAIN, WORD_DOMAIN, SAID_DOMAIN].some((pattern) => pattern.test(text)) ||
    holdsDomain(text) ||
    emailsIn(text).length > 0
  );
}
