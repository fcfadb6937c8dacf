import type { Words } from './words';

/** Sentences about plots. Placeholders: see `fill`. */
export const PLOT_WORDS: Words = {
  opening: [
    '~This {facing}-facing plot of {area} lies in a layout where a third of the houses are already up.',
    'A level, rectangular plot with the road on its {facing} side.',
    'A plot of {area} on the quieter side of the layout.',
    '~An open plot among new houses, ready to build on.',
    '~A residential plot in an approved layout with tarred roads and lights.',
    '~This plot has been fenced and kept clean by its owner for ten years.',
    'A good-sized plot for a house with a garden, close to {near}.',
    '~A plot with a clear view of the hills that nothing can be built in front of.',
    '~One of the last open plots on this street.',
    'A small, well-proportioned plot that suits a duplex for one family.',
  ],
  detail: [
    'The boundary stones are in place and were checked by a surveyor this year.',
    '~Water, power and drainage lines pass along the front.',
    'The soil is firm red earth, so the foundation will not cost much.',
    'The park of the layout is three plots away.',
    'Sweet ground water is found at a moderate depth.',
    '~Avenue trees were planted along the road and have grown well.',
    'The plot lies a little higher than the road and stays dry in the rains.',
    'The link documents go back thirty years.',
    'Vaastu is good: the corners are square, and the north-east is open.',
  ],
  closing: [
    'Bank loans are available for the plot and for the building on it.',
    '~Registration can be done in the same week.',
    'A safe place for savings, or for a house of your own.',
    'The layout is a few minutes from {near}.',
    'Prices on this side of the town have risen steadily.',
    '~The owner lives abroad and comes for the registration.',
    'Bring your architect along: the site can be visited at any time.',
  ],
};

/** Said of land where roads and drains are still being made. */
export const UNDER_WAY_LAND = [
  'Roads, drains and the compound wall are being laid now.',
  'The developer is finishing the roads and the lights, and hands over next year.',
  'The layout’s entrance arch and internal roads are under way.',
] as const;

/** Said of farm land that is still being made ready. */
export const UNDER_WAY_FARM = [
  'The fence and the cart track are being laid now.',
  'The bore well and the drip lines are being put in this season.',
  'The developer of the farm layout finishes the roads and the gate by next year.',
] as const;

/** Sentences about agricultural land. */
export const FARM_WORDS: Words = {
  opening: [
    '{area} of red-soil farm land with a bore well and three-phase power.',
    '~A mango orchard of {area} in full bearing, with a small shed for tools.',
    '~Level, fertile land that has carried groundnut and paddy year after year.',
    'Farm land of {area} with road on one side and a canal on the other.',
    'A quiet stretch of land at the foot of the hills, good for a farmhouse.',
    '{area} of land planted with red sanders and teak saplings along the border.',
    'A vegetable farm within half an hour of the Tirupati market.',
    'A coconut and lime garden with drip irrigation on the whole of it.',
    '~Cultivated land in one piece, with a cart track on two sides.',
  ],
  detail: [
    'The bore well gives two inches of water even in May.',
    'The pattadar passbook and the adangal are in the owner’s name.',
    'The land is fenced with stone pillars and chain link.',
    'A farm pond holds the rain water for the second crop.',
    '~A caretaker’s room with power and water stands near the gate.',
    'The soil was tested: good for mango, lime and vegetables.',
    'Tractors and lorries reach the land all year.',
    'Neighbouring farms grow mango, sugarcane and flowers for the temples.',
  ],
  closing: [
    'It is a short drive from {near}.',
    'The survey sketch and the encumbrance certificate are at hand.',
    'Suited to a family that wants to farm, or to a retreat at the weekend.',
    '~Half of it can be sold separately.',
    '~The present crop can be taken over with the land.',
    'The village school and the milk centre are close.',
  ],
};
