/** A time limit, ms, as this machine needs it: the ms of a quiet one, times what `scripts/patience.mjs` measured. */
export const patient = (ms: number): number => ms * (Number(process.env['TEST_PATIENCE']) || 1);
