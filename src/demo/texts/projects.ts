/** The demo's projects by type; the number is the builder's place in the list of builders. */
export const PROJECT_NAMES = {
  Apartment: [
    ['Seshadri Heights', 0],
    ['Padmavathi Enclave', 1],
    ['Venkatadri Skyline', 2],
    ['Narayanadri Residency', 4],
    ['Anjanadri Greens', 6],
    ['Kapila Towers', 8],
    ['Alipiri Vista', 9],
    ['Tirumala Habitat One', 10],
    ['Seshadri Lotus', 0],
    ['Sapthagiri Square', 14],
    ['Hill View Residency', 9],
    ['Anjanadri Lakefront', 6],
    ['Padmavathi Gardens', 1],
    ['Habitat Nest', 10],
    ['Venkatadri Pearl', 2],
    ['Kapila Serene', 8],
    ['Narayanadri Court', 4],
    ['Sapthagiri Heights', 14],
    ['Fort View Apartments', 13],
    ['Temple Tank Residency', 1],
  ],
  Villa: [
    ['Garuda Villas', 3],
    ['Swarnamukhi Riverside', 5],
    ['Vrushabhadri Courtyards', 7],
    ['Seven Hills Villas', 0],
    ['Chandragiri Stone Villas', 13],
    ['Garuda Meadows', 3],
    ['Mango Grove Villas', 5],
    ['Vrushabhadri Terraces', 7],
    ['Padmavathi Villas', 1],
    ['Alipiri Foothills', 9],
  ],
  Venture: [
    ['Garuda Green City', 3],
    ['Rayalaseema Township', 12],
    ['Swarnamukhi Layout', 5],
    ['Bypass Avenue', 11],
    ['Airport Meadows', 12],
    ['Sri Kalahasti Gardens', 12],
    ['Puttur Hill Layout', 12],
    ['Chandragiri Fort County', 13],
    ['Mangalam Lake City', 3],
    ['Tummalagunta Fields', 5],
  ],
  Commercial: [
    ['Neeladri Trade Centre', 11],
    ['Venkatadri Arcade', 2],
    ['Bypass Business Park', 11],
    ['Sapthagiri Mall', 14],
    ['Leela Mahal Plaza', 9],
    ['Renigunta Logistics Park', 11],
  ],
} as const satisfies Readonly<
  Record<'Apartment' | 'Villa' | 'Venture' | 'Commercial', readonly (readonly [string, number])[]>
>;

/** What a project is, in a sentence or two, by type. `{place}`, `{near}`, `{units}`, `{blocks}`, `{aFloor}`: see `fill`. */
export const PROJECT_OPENINGS = {
  Apartment: [
    '{blocks} of flats around a garden in {place}, with {units} homes in all.',
    'A calm address in {place}: {units} flats, wide balconies and cars kept below ground.',
    'Homes for families in {place}, planned so that every flat has light from two sides.',
    'Slender towers in {place} with {aFloor} flats a floor and the hills in the windows.',
    'A project of {units} flats that puts the courtyard, not the car park, in the middle.',
  ],
  Villa: [
    '{units} villas along shaded avenues in {place}, each with a garden of its own.',
    'A gated community in {place} with duplex villas, a clubhouse and a long walking track.',
    'Villas with courtyards, deep verandahs and stone walls, a short drive from {near}.',
    'A small community of {units} villas where children can cycle to the clubhouse alone.',
  ],
  Venture: [
    '{units} plots in {place} with tarred roads, drains, lights and avenue trees.',
    'An approved layout in {place}: plots of several sizes, a park and an overhead tank.',
    'Open plots close to {near}, with clear titles and roads of thirty and forty feet.',
    'A layout that is already half a neighbourhood: the first houses are up.',
  ],
  Commercial: [
    'Shops and offices in {place}, with a double-height arcade and parking on two levels.',
    '{units} units for trade and services, a minute from {near}.',
    'A business address in {place} with efficient floors and good access for goods.',
  ],
} as const;

export const PROJECT_MORE = [
  'Construction follows the published schedule, and buyers get a report every month.',
  'The bank has approved the project, so that loans take days instead of weeks.',
  'Rain water, waste and sewage are treated on site.',
  'All cables run underground, and every street has its trees.',
  'The clubhouse has a hall for weddings and a library that is really used.',
  'The design follows vaastu without giving up on daylight.',
  'Guards, cameras and a boom gate look after safety.',
  'Water comes from two sources and is softened for every home.',
] as const;

export const CUSTOM_AMENITIES = [
  'Tulsi garden',
  'Library',
  'Yoga deck',
  'Car charging points',
  'Senior citizens’ corner',
  'Pet park',
  'Temple',
  'Creche',
  'Solar street lights',
  'Walking path to the lake',
  'Co-working room',
  'Organic waste composter',
] as const;

export const FINISHES = {
  livingDiningFloor: ['Vitrified tiles, 800 × 800 mm', 'Italian marble', 'Double-charged vitrified tiles'],
  bedroomFloor: ['Vitrified tiles, 600 × 600 mm', 'Laminated wood in the master bedroom, tiles elsewhere'],
  kitchenFloor: ['Anti-skid vitrified tiles', 'Matt ceramic tiles'],
  kitchenFitting: ['Granite counter with steel sink', 'Quartz counter, chimney and hob points'],
  toiletFitting: ['Concealed diverters, wall-hung closets', 'Reputed make fittings, geyser points'],
  bedroomFitting: ['Points for air conditioner and television', 'Wardrobe niches and concealed copper wiring'],
  livingDiningWall: ['Emulsion over smooth putty', 'Acrylic emulsion, one textured wall'],
  kitchenWall: ['Glazed tiles two feet above the counter', 'Ceramic dado up to the lintel'],
  bedroomWall: ['Emulsion over smooth putty', 'Plastic emulsion in light shades'],
} as const;
