/** What a server says when its disk is full. */
export const FULL = 'The server has no space left to store this.';

/** What must go on being read then; paths under /api/. */
export const READS = [
  'property',
  'projects?propertyType=',
  'users/getAllCities',
  'users/getAgents',
  'users/current',
  'users/profile',
  'property/userProperties',
] as const;
