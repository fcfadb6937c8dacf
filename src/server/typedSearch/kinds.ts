import type { PropertyFilters } from '@/domain/filters';
import { RENT } from '@/domain/possession';
import { foldText } from '../gazetteer/fold';

type Meaning = Partial<PropertyFilters>;

const type = (selectedSubtype: string): Meaning => ({ selectedSubtype });

/** What each direction is called, parted by '|'; a facing when a word of FACES goes with it. */
const DIRECTIONS: readonly (readonly [words: string, facing: string])[] = [
  ['north east|northeast|నార్త్ ఈస్ట్|ఈశాన్య|ఈశాన్యం|नॉर्थ ईस्ट|उत्तर पूर्व|ईशान', 'North-East'],
  ['north west|northwest|నార్త్ వెస్ట్|వాయవ్య|వాయవ్యం|नॉर्थ वेस्ट|उत्तर पश्चिम|वायव्य', 'North-West'],
  ['south east|southeast|సౌత్ ఈస్ట్|ఆగ్నేయ|ఆగ్నేయం|साउथ ईस्ट|दक्षिण पूर्व|आग्नेय', 'South-East'],
  ['south west|southwest|సౌత్ వెస్ట్|నైరుతి|साउथ वेस्ट|दक्षिण पश्चिम|नैऋत्य', 'South-West'],
  ['east|ఈస్ట్|తూర్పు|turpu|ईस्ट|पूर्व|पूरब', 'East'],
  ['west|వెస్ట్|పడమర|పశ్చిమ|padamara|वेस्ट|पश्चिम', 'West'],
  ['north|నార్త్|ఉత్తర|ఉత్తరం|uttaram|नॉर्थ|उत्तर', 'North'],
  ['south|సౌత్|దక్షిణ|దక్షిణం|dakshinam|साउथ|दक्षिण', 'South'],
];
const FACES = ['facing', 'face', 'faced', 'ఫేసింగ్', 'ముఖం', 'ముఖ', 'ముఖంగా', 'फेसिंग', 'मुखी', 'मुख'];
const FACINGS = DIRECTIONS.map(([words, facing]): readonly [words: string, meaning: Meaning] => [
  words
    .split('|')
    .flatMap((word) => [`facing ${word}`, ...FACES.flatMap((face) => [`${word} ${face}`, `${word}${face}`])])
    .join('|'),
  { facing },
]);

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
    'rent|rents|rental|rentals|renting|rented|lease|leased|leasing|to let|tolet|pg|paying guest|adde|addeku|kiraya|kiraye|kirayi|' +
      'అద్దె|అద్దెకు|కిరాయి|కిరాయికి|రెంట్|రెంటుకు|లీజు|లీజుకు|పీజీ|किराया|किराए|किराये|रेंट|लीज|पीजी',
    { transactionType: RENT },
  ],
  [
    'ready to move|ready to move in|ready to occupy|ready|immediate possession|ready possession',
    { possessionStatus: 'Ready to move' },
  ],
  ['under construction|ongoing|upcoming|pre launch|prelaunch', { possessionStatus: 'Under construction' }],
  [
    'furnished|fully furnished|full furnished|with furniture|ఫర్నిష్డ్|ఫుల్లీ ఫర్నిష్డ్|ఫుల్ ఫర్నిష్డ్|फर्निश्ड|फुल फर्निश्ड|फुली फर्निश्ड',
    { furnishingType: 'Fully Furnished' },
  ],
  ['semi furnished|semifurnished|partly furnished|సెమీ ఫర్నిష్డ్|सेमी फर्निश्ड', { furnishingType: 'Semi Furnished' }],
  [
    'unfurnished|un furnished|not furnished|without furniture|అన్‌ఫర్నిష్డ్|అన్ ఫర్నిష్డ్|अनफर्निश्ड|बिना फर्नीचर',
    { furnishingType: 'Unfurnished' },
  ],
  ...FACINGS,
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
    'andhra pradesh ap india online today gated residential unit units bhk bedroom bedrooms single double let par ' +
    'per month monthly'
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
  'पर',
])
  SILENT.add(foldText(word));

export const isSilent = (folded: string): boolean => SILENT.has(folded);
