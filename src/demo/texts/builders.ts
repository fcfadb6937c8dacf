/** The demo's builders: name, year of the first project, and a text about them. */
export const BUILDERS = [
  [
    'Seshadri Constructions',
    1994,
    'Thirty years of flats and houses in Tirupati, most of them still looked after by the people who built them.',
  ],
  [
    'Sri Padmavathi Homes',
    2001,
    'Homes for families between the temple town and the bypass. Every project has a garden before it has a showroom.',
  ],
  ['Venkatadri Infra', 2008, 'Apartment towers and commercial blocks with structures that are tested floor by floor.'],
  [
    'Garuda Estates',
    1998,
    'Layouts and villas around Tirupati. We finish the roads and the drains first, and sell afterwards.',
  ],
  ['Narayanadri Builders', 2005, 'A family firm of engineers. We keep our buildings small and our promises exact.'],
  ['Swarnamukhi Developers', 2011, 'Riverside layouts and gated villas between Perur and Chandragiri.'],
  ['Anjanadri Projects', 2013, 'Modern flats with good light, honest carpet areas and low running costs.'],
  ['Vrushabhadri Spaces', 2016, 'Young architects and old masons: villas and builder floors with character.'],
  ['Kapila Homes', 2003, 'Apartments near Kapila Theertham and on K T Road, built to be quiet in a busy town.'],
  ['Alipiri Housing', 1989, 'One of the oldest builders of the town, with more than forty finished buildings.'],
  ['Tirumala Habitat', 2010, 'Affordable flats for first-time buyers, with help from the first visit to the loan.'],
  ['Neeladri Realty', 2007, 'Offices, shops and warehouses along the Air Bypass and Renigunta roads.'],
  [
    'Rayalaseema Shelters',
    1996,
    'Plots, farms and houses from Puttur to Srikalahasti, with titles that stand every check.',
  ],
  ['Chandragiri Constructions', 2014, 'Villas and flats within sight of the fort, with stone from the region.'],
  ['Sapthagiri Urban', 2018, 'Mixed blocks with shops below and homes above, near the places where people work.'],
] as const;
