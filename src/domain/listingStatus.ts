/** A listing's `status`, as the API and the database keep it: only an active listing is shown to everybody (DASH-3). */
export const UNDER_REVIEW = 0;
export const ACTIVE = 1;
export const DELETED = 2;
/** The server's own: not shown while its owner is about to leave or suspended. No answer says it. */
export const WITHDRAWN = 3;
/** The server's own: its owner says that it is sold. The owner's list says so beside the status. */
export const SOLD = 4;

interface Reviewed {
  readonly status?: number | null | undefined;
  readonly sold?: boolean | null | undefined;
  readonly reviewReason?: string | null | undefined;
}

/** Whether buyers do not see a listing; one without a status is shown, as by a server that tells none. */
export const isHidden = ({ status }: Reviewed): boolean => (status ?? ACTIVE) !== ACTIVE;

/** Whether a listing under review was looked at and has to be changed before it is shown. */
export const needsChanges = ({ status, sold, reviewReason }: Reviewed): boolean =>
  sold !== true && status === UNDER_REVIEW && Boolean(reviewReason);
