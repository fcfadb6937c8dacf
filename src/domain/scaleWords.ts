/** Thousand, lakh and crore as people write them in Telugu and Hindi, by the English word; forms with `|` between. */
export const SCALE_WORDS = {
  thousand: 'వేయి|వేలు|వేల|వేలకు|हज़ार|हजार',
  lakh: 'లక్ష|లక్షలు|లక్షల|లక్షలకు|लाख|लाखों',
  crore: 'కోటి|కోట్లు|కోట్ల|కోట్లకు|करोड़|करोड',
} as const;
