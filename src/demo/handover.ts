/** The month in which an unfinished home is handed over, YYYY-MM, half a year to three years from now (ms since 1970). */
export const handover = (now: number, at: number): string => {
  const today = new Date(now);
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 6 + ((at * 7) % 30)))
    .toISOString()
    .slice(0, 7);
};
