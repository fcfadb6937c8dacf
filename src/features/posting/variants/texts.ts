import * as words from '@/words/postingVariant';

/** What the two static variants say. */
export const VARIANT = {
  titles: words.titles,
  lead: words.lead,
  progress: words.progress,
  percent: (percent: number) => words.percent({ percent }),
  sell: words.sell,
  sellWhat: words.sellWhat,
  place: words.place,
  subtype: words.subtype,
  project: words.project,
  projectName: words.projectName,
  floorNo: words.floorNo,
  plot: words.plot,
  plotFacing: words.plotFacing,
  state: words.state,
  carry: words.carry,
  carryHint: words.carryHint,
} as const;
