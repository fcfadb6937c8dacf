import { cityFacts, localityFacts, namesByLanguage } from './facts';
import { LANDMARKS } from './gazetteer';

/** The length of a degree from south to north, km. */
const DEGREE_KM = 111.2;
const MOST = 6;
/** What is farther away says nothing of a place, km. */
const FAR = 12;

/** No more of them stand in the locality itself: how far the station is says more than a fourth hospital. */
const MOST_HERE = 3;

const PLACED = LANDMARKS.map(({ name, also, city, locality }) => {
  const { te, hi } = namesByLanguage(also);
  return {
    // What nobody has named in a language is called as it is in English.
    names: { name, te: te || name, hi: hi || name },
    at: locality === undefined ? cityFacts(city) : localityFacts([city], locality),
  };
});

/**
 * The landmarks nearest to a locality, the nearest first, with the distance as the crow flies between the middles of the
 * localities, km; none of a locality that the gazetteer does not know.
 */
export function landmarksNear(city: string, locality: string) {
  const { lat, lon } = localityFacts([city], locality);
  if (lat === null || lon === null) return [];
  const shrink = Math.cos((lat * Math.PI) / 180);
  const near = PLACED.flatMap(({ names, at }) => {
    if (at.lat === null || at.lon === null) return [];
    const km = Math.round(DEGREE_KM * Math.hypot(at.lat - lat, (at.lon - lon) * shrink) * 10) / 10;
    return km > FAR ? [] : [{ ...names, km }];
  }).sort((a, b) => a.km - b.km);
  const here = near.filter(({ km }) => km === 0);
  return [...here.slice(0, MOST_HERE), ...near.slice(here.length)].slice(0, MOST);
}
