import { offerPlaces } from '../db/queries/offeredPlaces';
import { HttpError } from '../kernel/httpError';
import type { Done, Work } from './act';

interface NewPlace {
  readonly city: string;
  readonly locality?: string | undefined;
}

/** Offers a city, and a locality in it where one is named: in searches and forms, whether or not it has listings. */
export const addPlace =
  ({ city, locality }: NewPlace): Work<Done<{ readonly message: string }>> =>
  async (part) => {
    const name = locality === undefined ? city : `${locality}, ${city}`;
    const localities = locality === undefined ? [] : [{ name: locality }];
    if (!(await offerPlaces(part, [{ name: city, localities }])))
      throw new HttpError(409, `${name} is offered already.`);
    return { subject: `place:${name}`, answer: { message: `${name} was added` } };
  };
