import type { Words } from './words';

/** Sentences about flats. Placeholders: see `fill`. */
export const FLAT_WORDS: Words = {
  opening: [
    '~A well-kept {bhk} BHK on the {floor}, with light from two sides.',
    'This {bhk} BHK has a long living room that opens to the balcony.',
    'A quiet corner flat with {area} of built-up space and no wall shared with the neighbours.',
    'The flat faces {facing}, so the living room is bright until the middle of the day.',
    '~Built with care and lived in by one family, this {bhk} BHK is ready for the next one.',
    'A {bhk} BHK with generous rooms and very little lost to corridors.',
    'Every bedroom of this flat has a window with open sky in front of it.',
    'From the balcony of this {bhk} BHK you look straight at the seven hills.',
    'A compact, sensibly planned {bhk} BHK in a block of only {units} flats.',
    'Two lifts, wide landings and a {bhk} BHK that gets the breeze from the hills.',
    'A family flat on the {floor} with the kitchen and the utility side by side.',
    '~An airy {bhk} BHK in a building that was painted and waterproofed last year.',
  ],
  detail: [
    'The kitchen has granite counters, a chimney and a separate wash area.',
    'There are wardrobes in the bedrooms and a loft above each bathroom.',
    'The pooja room is on the north-east side, next to the dining space.',
    'Bore water and municipal water both come to the overhead tank.',
    'The bathrooms have anti-skid tiles, geysers and good ventilation.',
    'The master bedroom takes a king-size bed and still leaves room for a desk.',
    'The woodwork is teak at the main door and flush doors inside.',
    'Covered parking for a car and two two-wheelers goes with the flat.',
    '~The association is active, and the monthly maintenance is modest.',
    '~The children’s play area is inside the compound, away from the cars.',
    'Power backup covers the lifts, the pumps and the lights in every flat.',
    '~Windows are uPVC with mosquito mesh, and the balcony has a safety grill.',
  ],
  closing: [
    'Schools and a pharmacy are within walking distance.',
    'The papers are clear and a bank loan is possible.',
    '~It can be seen on any evening after five.',
    '~The owner is moving to Bengaluru and would like to sell this season.',
    'A good choice for a family that wants to be near {near}.',
    'Autos and town buses stop at the end of the street.',
    'Suited to pilgrims’ families as well as to people who work in town.',
    'The price is open to a fair discussion.',
  ],
};

/** Sentences about independent houses. */
export const HOUSE_WORDS: Words = {
  opening: [
    'An independent house with its own gate, a small garden and a tulsi kota in front.',
    'A bright house with {bedrooms} and a terrace that looks to the hills.',
    'This {facing}-facing house stands on a wide, quiet street of families.',
    '~A solid {bhk} BHK house, built by the owner for the owner, with nothing saved on the structure.',
    '~A house for a large family: {area} of built-up space, with a hall for every occasion.',
    'The house sits on a corner, so there is light and air on three sides.',
    '~A low-maintenance home with {bedrooms} and a verandah to sit on in the evening.',
    '~An older house that was renewed from the wiring to the floors.',
    'A neat {bhk} BHK with a portico for the car and a coconut tree behind the kitchen.',
    'Two kitchens and two entrances: one part to live in, one to let.',
  ],
  detail: [
    'The ground floor has a hall, a kitchen with utility and one bedroom with a bath.',
    'A bore well of good depth and a sump give water all year.',
    '~The staircase is inside, and a second one outside leads to the terrace.',
    'Main doors and windows are teak; the floors are vitrified tiles.',
    'There is room for two cars under cover.',
    'The pooja room, the kitchen and the main door follow vaastu.',
    'The compound wall is six feet high with a steel gate.',
    'Solar water heating serves all the bathrooms.',
    '~The terrace carries a small room that makes a good study.',
    '~A rain water pit in the yard fills the well again every November.',
  ],
  closing: [
    'The road in front is thirty feet wide and tarred.',
    'Temple, school and market are each a few minutes away.',
    'The documents are ready for inspection.',
    '~A part of the house is let at present and can be had vacant.',
    'It is close to {near} and still away from the noise.',
    'The neighbours have lived here for decades.',
    'Loans from all major banks are possible.',
  ],
};

/** Sentences about builder floors. */
export const FLOOR_WORDS: Words = {
  opening: [
    'A whole floor to yourself: {bedrooms}, and no neighbour on your level.',
    'An independent floor of {area} with a private entrance from the lobby.',
    'One flat on each floor, and a lift that stops inside your own foyer.',
    'This {facing}-facing floor has windows on all four sides.',
    'A carefully finished floor with {bedrooms} and a balcony along the whole front.',
    'A builder floor for people who want space without the crowd of a large block.',
    'The {floor} of a small building, with terrace rights shared by a few families.',
    'A roomy {bhk} BHK floor in a lane where the traffic does not come.',
  ],
  detail: [
    'The hall takes a family’s dining table, and the kitchen has a store of its own.',
    '~Parking for one car and a scooter is on the stilt level.',
    'The lift has a power backup, and the common areas are kept by a caretaker.',
    'Every bedroom has a bath, and there is one more for guests.',
    'The wiring is concealed, with points for air conditioners in every room.',
    'The floors are Italian-finish vitrified tiles, the counters black granite.',
    'Water comes from a bore well and from the municipality.',
    'The balcony is deep enough for a swing and a few pots.',
  ],
  closing: [
    'Ideal for a joint family near {near}.',
    'The building plan is approved, and the title is clear.',
    '~Possession can be given within a month of the agreement.',
    '~The other floors are occupied by their owners.',
    'The street is lit and watched at night.',
    '~Come and see it in daylight: the rooms speak for themselves.',
  ],
};

/** Sentences about villas. */
export const VILLA_WORDS: Words = {
  opening: [
    'A {bhk} BHK villa in a gated layout with trees along every avenue.',
    'Double-height living room, {bedrooms} and a garden on two sides.',
    'This {facing}-facing villa looks across the clubhouse lawn to the hills.',
    'A duplex villa with {area} of built-up space and a private terrace.',
    'A villa that was planned around a small courtyard, with every room opening to it.',
    'An end villa with an extra strip of garden and no neighbour on one side.',
    'A villa for people who want a house of their own and somebody at the gate.',
    'Ground floor for the parents, first floor for the children, terrace for everybody.',
    'Modern lines, deep shade and cross-ventilation make this {bhk} BHK cool in May.',
  ],
  detail: [
    'The modular kitchen opens to a utility yard with its own side gate.',
    'The master suite has a dressing room and a balcony.',
    'Covered parking for two cars and charging points are in place.',
    'The community has a clubhouse, a pool, a gym and a walking track.',
    'Sewage treatment, underground cables and a water softener serve the whole layout.',
    'The home theatre on the first floor can serve as one more bedroom.',
    'The staircase is teak and steel, the floors downstairs are polished stone.',
    'The garden has a drip line and a gazebo.',
    '~Solar panels on the terrace bring the bill down to a few hundred rupees.',
  ],
  closing: [
    'It is a short drive from {near}.',
    '~Guards and cameras watch the gate day and night.',
    'The layout is approved, and the association is registered.',
    'Few villas of this size come up here for sale.',
    'Interiors can be finished to the buyer’s wishes.',
    '~A visit in the evening, when the hills turn gold, is recommended.',
  ],
};
