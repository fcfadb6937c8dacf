/** How much the server takes on at once, and how long it waits for whoever sends slowly. Times in ms. */
export interface Bounds {
  /** Connections in all, and from one network address; the next ones are closed. */
  readonly connections: number;
  readonly connectionsFromOne: number;
  /** Large JSON bodies that are arriving, each of at most 1 MB. */
  readonly arriving: number;
  readonly arrivingFromOne: number;
  /** JSON bodies of any size that are slow to arrive, from one address. */
  readonly slowFromOne: number;
  /** Requests of one address that the server works at; the others wait in line, for so long. */
  readonly turnsOfOne: number;
  readonly turnPatience: number;
  /** Requests whose work begins in one round of the event loop. */
  readonly beginsOfRound: number;
  /** Requests in work, and answers that are not read yet. */
  readonly working: number;
  readonly workingFromOne: number;
  /** What is refused because of its rate is told so this much later. */
  readonly refusalDelay: number;
  /** For the head of a request, for a JSON body (a small one is sooner there), for any request (forms are the largest). */
  readonly headPatience: number;
  readonly smallBodyPatience: number;
  readonly bodyPatience: number;
  readonly requestPatience: number;
  /** A connection on which nothing moves for so long is closed. */
  readonly idlePatience: number;
  /** A page that the server renders is waited for so long; then the browser renders it. */
  readonly pagePatience: number;
  /** At the end of the server, requests in work are given so long. */
  readonly endPatience: number;
}

export const BOUNDS: Bounds = {
  connections: 4000,
  connectionsFromOne: 1500,
  arriving: 128,
  arrivingFromOne: 32,
  slowFromOne: 8,
  turnsOfOne: 24,
  turnPatience: 10_000,
  beginsOfRound: 2,
  working: 400,
  workingFromOne: 200,
  refusalDelay: 1000,
  headPatience: 15_000,
  smallBodyPatience: 5000,
  bodyPatience: 30_000,
  requestPatience: 11 * 60_000,
  idlePatience: 120_000,
  pagePatience: 800,
  endPatience: 20_000,
};

/** How often Node looks for requests whose time is over, ms. */
export const lookEvery = ({ headPatience }: Bounds): number => Math.ceil(headPatience / 3);
