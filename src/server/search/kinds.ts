import type { PropertyFilters } from '@/domain/filters';
import { foldText } from '../gazetteer/fold';

type Meaning = Partial<PropertyFilters>;

const type = (selectedSubtype: string): Meaning => ({ selectedSubtype });

/** Words for what is offered, parted by '|', and the filter that each means. */
const WORDS: readonly (readonly [words: string, meaning: Meaning])[] = [
  [
    'flat|flats|apartment|apartments|apt|apartment flat|flat apartment|appartment|condo|ఫ్లాట్|ఫ్లాట్లు|అపార్ట్‌మెంట్|అపార్ట్మెంట్|फ्लैट|अपार्टमेंट',
    type('Flat/Apartment'),
  ],
  [
    'house|houses|independent house|independent houses|individual house|indipendent house|duplex|duplex house|duplex houses|own house|bungalow|bunglow|illu|ఇల్లు|ఇళ్లు|మకాన్|घर|मकान|हाउस|kothi',
    type('Independent House'),
  ],
  ['villa|villas|gated villa|gated community villa|duplex villa|row house|row houses|విల్లా|విల్లాలు|विला', type('Villa')],
  [
    'plot|plots|open plot|open plots|residential plot|residential plots|site|sites|house site|house sites|land|lands|plot land|open land|layout|layouts|venture|ventures|sthalam|ప్లాట్|ప్లాట్లు|స్థలం|ఇంటి స్థలం|भूखंड|प्लॉट|ज़मीन|जमीन|zameen|jameen',
    type('Plot/land'),
  ],
  [
    'agricultural land|agriculture land|agri land|farm land|farmland|farm|farms|farm house land|acres|acre land|polam|పొలం|వ్యవసాయ భూమి|భూమి|भूमि|कृषि भूमि|खेत',
    type('Agricultural Land'),
  ],
  [
    'builder floor|builder floors|independent floor|independent builder floor|ఇండిపెండెంట్ ఫ్లోర్|इंडिपेंडेंट फ्लोर',
    type('Independent/Builder Floor'),
  ],
  ['office|offices|office space|office spaces|ఆఫీస్|ఆఫీసు|कार्यालय|ऑफिस', type('Office')],
  ['shop|shops|retail shop|retail|shop space|shutter|dukanam|దుకాణం|షాప్|दुकान', type('Retail shop')],
  ['showroom|showrooms|show room|షోరూమ్|शोरूम', type('Showroom')],
  ['warehouse|warehouses|godown|godowns|గోడౌన్|गोदाम', type('Warehouse/Godown')],
  ['commercial|commercial property|commercial space|commercial building|commercial complex', type('Commercial')],
  ['new|brand new|new construction|newly built|first sale', { transactionType: 'New' }],
  ['resale|re sale|second hand|old', { transactionType: 'Resale' }],
  [
    'ready to move|ready to move in|ready to occupy|ready|immediate possession|ready possession',
    { possessionStatus: 'Ready to move' },
  ],
  ['under construction|ongoing|upcoming|pre launch|prelaunch', { possessionStatus: 'Under construction' }],
];

const MEANINGS: ReadonlyMap<string, Meaning> = new Map(
  WORDS.flatMap(([words, meaning]) => words.split('|').map((word) => [foldText(word), meaning] as const)),
);

/** What a folded word or phrase means as a kind, a sale type or a possession; null for another word. */
export const meaningOf = (folded: string): Meaning | null => MEANINGS.get(folded) ?? null;

/** Words that say nothing about what is wanted or where. */
const SILENT = new Set(
  (
    'in at near nearby nearest by beside opp opposite to the a an of on for from with and or me my i want need looking ' +
    'search find show buy buying purchase sale sell selling selling sales property properties home homes real estate ' +
    'good best cheap cheapest low cost budget price rate rates area areas locality location place around close side ' +
    'within all any some please new- rs inr rupees lo ki lona lopala daggara deggara daggaralo kosam kavali kavalenu ' +
    'ammakaniki ammakam amakaniki mem men me ke ka ki ka pas paas liye chahiye cahie bikau bikri mein mandal district ' +
    'andhra pradesh ap india online today gated residential unit units bhk bedroom bedrooms single double'
  )
    .split(' ')
    .map((word) => foldText(word)),
);
for (const word of [
  'దగ్గర',
  'లో',
  'లోని',
  'అమ్మకానికి',
  'కొనుగోలు',
  'में',
  'के',
  'पास',
  'का',
  'की',
  'बिक्री',
  'लिए',
  'बिकाऊ',
  'कम',
  'से',
  'तक',
  'లోపు',
  'కింద',
])
  SILENT.add(foldText(word));

export const isSilent = (folded: string): boolean => SILENT.has(folded);
