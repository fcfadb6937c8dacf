/** What the two static variants say. */
export const VARIANT = {
  titles: {
    commercial: 'Post an apartment or commercial space',
    residential: 'Post a residential property',
  },
  lead: 'Fill in what you know, then continue in the posting form with all of it filled in. Nothing is sent from this page; it is kept on this device until then.',
  progress: 'Progress',
  percent: (percent: number) => `${percent}%`,
  sell: 'Sell',
  sellWhat: 'Residential or commercial',
  place: 'Where is it?',
  subtype: 'Property type',
  project: 'Project and floors',
  projectName: 'Project name',
  floorNo: 'Floor no',
  plot: 'Plot',
  plotFacing: 'Plot facing',
  state: 'Status and rooms',
  carry: 'Continue in the posting form',
  carryHint: 'Everything on this page comes with you.',
} as const;
