import type { Words } from './words';

/** Sentences about offices. Placeholders: see `fill`. */
export const OFFICE_WORDS: Words = {
  opening: [
    'An office of {area} on the {floor}, with glass along the whole front.',
    '~A plug-and-play office with cabins, a meeting room and a pantry.',
    'An open office floor that can be laid out to your own plan.',
    'A corner office with daylight on two sides and a balcony for breaks.',
    'Suited to a clinic, a coaching centre or a firm of up to {units} people.',
    'A quiet office away from the main road, yet a minute from it.',
    '~A bright floor in a building with a bank on the ground level.',
    'Office space of {area} with a reception and its own washrooms.',
  ],
  detail: [
    'Two lifts, a generator and a fire system serve the building.',
    'There is fibre from two providers and a server niche with its own cooling.',
    '~The false ceiling, the lights and the air conditioning stay.',
    'Visitors find parking in front, staff in the basement.',
    'The floor plate has few columns, so desks can stand in rows.',
    '~The lobby is staffed from eight to eight.',
    'The carpet area is high for the size, because corridors are short.',
    'Washrooms, pantry and store are inside the unit.',
  ],
  closing: [
    'Clients find it easily: it is next to {near}.',
    '~The neighbours are auditors, a diagnostics lab and a travel firm.',
    '~The present tenant’s lease ends this quarter.',
    'Good for own use, and good to let.',
    '~The completion certificate has been issued.',
    'Buses stop in front of the building.',
  ],
};

/** Sentences about shops and showrooms. */
export const SHOP_WORDS: Words = {
  opening: [
    'A shop of {area} on the ground floor with a wide shutter to the main road.',
    '~A corner shop with two fronts and steady footfall from morning to night.',
    'A ground-floor unit with a high ceiling and a mezzanine for stock.',
    '~A well-lit shop between a pharmacy and a sweet stall.',
    'A frontage of twenty-four feet on one of the busiest stretches of the town.',
    'Glass front, granite steps and {area} of clear floor.',
    '~A unit that has been a textile shop for fifteen years and is known to everybody.',
    'A commercial building on the main street has this {facing}-facing unit on offer.',
    'Space for a brand that wants to be seen from the road.',
  ],
  detail: [
    'There is a store room behind and a washroom of its own.',
    'Three-phase power and a meter in the unit’s name are in place.',
    'Customers can park in front; deliveries come from the lane behind.',
    'The signboard space above the shutter belongs to the unit.',
    'The floor carries heavy goods, and the ceiling is fourteen feet high.',
    'The shutter is motorised, and cameras cover the front.',
    'The unit beside it can be had as well.',
    '~The interior was done two years ago and can be taken over.',
  ],
  closing: [
    'Pilgrims and townspeople pass here on the way to {near}.',
    'The rental yield in this street is among the best of the town.',
    '~Documents are clear, and taxes are paid to date.',
    'Suited to jewellery, textiles, electronics or a restaurant.',
    '~The owner sells because the family has moved to Chennai.',
    '~Visits are best before the shop opens at ten.',
  ],
};

/** Sentences about warehouses. */
export const WAREHOUSE_WORDS: Words = {
  opening: [
    'A warehouse of {area} with a clear height of thirty feet.',
    'A godown with loading docks on two sides and room for trailers to turn.',
    '~A dry, ventilated godown that has stored rice and groundnut for years.',
    'An insulated shed with a concrete floor that carries forklifts.',
    'A compact godown for a distributor who serves the town and the villages around.',
    'A steel-frame warehouse on a fenced plot with a guard room.',
    'A storage unit of {area} in a park with other logistics firms.',
  ],
  detail: [
    'The yard is paved, and the approach road is forty feet wide.',
    'There is an office cabin, a washroom and a weighbridge next door.',
    'Turbo ventilators and skylights keep it cool and bright.',
    'Three-phase power with a sanctioned load is connected.',
    '~Fire hydrants and extinguishers were checked this year.',
    'The plinth is four feet above the road, level with a lorry’s bed.',
    'Labour is easy to find in the villages near by.',
  ],
  closing: [
    'The highway is minutes away, and so is {near}.',
    '~It is free from the first of next month.',
    'Suited to storage, packing or light industry.',
    'The land use is industrial, and the approvals are in order.',
    'The goods shed of the railway is a short drive.',
    'Part of the space can be had first, the rest later.',
  ],
};

/** Said of buildings that are not finished yet. */
export const UNDER_WAY_BUILDING = [
  'The structure is complete, and the finishing is under way.',
  'Plastering and plumbing are in progress; buyers can still choose their tiles.',
  'The builder hands over in stages and welcomes visits to the site.',
  'Work goes on in two shifts, and the slab of the top floor is done.',
  'Payments follow the progress of construction.',
] as const;
