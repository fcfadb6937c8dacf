import type { EndpointRow } from './endpoints';

/** A call beyond the 29. A server may lack it: the client then keeps the same thing on the device (404). */
export type ExtraRow = Omit<EndpointRow, 'id'> & {
  /** The requirement that the call serves. */
  readonly id: string;
};

/** The table of the extra calls: plain data in the same words as `ENDPOINTS`, registered in the same way. */
export const EXTRAS = {
  getSaved: { id: 'DASH-6', method: 'GET', path: 'saved', needs: 'session' },
  setSaved: { id: 'PDET-2', method: 'POST', path: 'saved', needs: 'session' },
  getInbox: { id: 'JDET-8', method: 'GET', path: 'enquiries/inbox', needs: 'session' },
} as const satisfies Record<string, ExtraRow>;

export type ExtraName = keyof typeof EXTRAS;
