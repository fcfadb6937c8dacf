/** How much the server takes on at once, and how long it waits for whoever sends slowly. Times in ms. */
export interface Bounds {
  /** Connections in all, and from one network address; the next ones are closed. */
  readonly connections: number;
  readonly connectionsFromOne: number;
  /** JSON bodies that are arriving, each of at most 1 MB. */
  readonly arriving: number;
  readonly arrivingFromOne: number;
  /** Requests in work. */
  readonly working: number;
  readonly workingFromOne: number;
  /** For the head of a request, for a JSON body, for any request as a whole (forms are the largest). */
  readonly headPatience: number;
  readonly bodyPatience: number;
  readonly requestPatience: number;
  /** A connection on which nothing moves for so long is closed. */
  readonly idlePatience: number;
  /** At the end of the server, requests in work are given so long. */
  readonly endPatience: number;
}

export const BOUNDS: Bounds = {
  connections: 4000,
  connectionsFromOne: 500,
  arriving: 256,
  arrivingFromOne: 64,
  working: 400,
  workingFromOne: 200,
  headPatience: 15_000,
  bodyPatience: 30_000,
  requestPatience: 11 * 60_000,
  idlePatience: 120_000,
  endPatience: 20_000,
};

/** How often Node looks for requests whose time is over, ms. */
export const lookEvery = ({ headPatience }: Bounds): number => Math.ceil(headPatience / 3);
