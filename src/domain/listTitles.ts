/** The title of the realtors; a chosen locality stands before its city, and '' is everywhere [AGENT-1, AGENT-10]. */
export function realtorsTitle(city: string, locality = ''): string {
  const place = [locality.trim(), city.trim()].filter(Boolean).join(', ');
  return place === '' ? 'Realtors' : `Realtors in ${place}`;
}
