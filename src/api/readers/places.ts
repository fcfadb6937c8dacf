import type { Reader } from '../types';
import { object, rows, text, type Raw } from './coerce';

/** A city with the names of its localities. */
export interface Place {
  readonly name: string;
  readonly localities: readonly string[];
}

const names = (list: readonly Raw[]): readonly string[] => [
  ...new Set(list.map((raw) => text(raw['name'])).filter((name): name is string => name !== null)),
];

export const readLocalities: Reader<readonly string[]> = (body) => ({ result: names(rows(body)), records: {} });

const cities = (body: unknown): readonly Place[] =>
  rows(body).flatMap((raw) => {
    const name = text(raw['name']);
    return name === null ? [] : [{ name, localities: names(rows(raw['localities'] ?? null)) }];
  });

export const readCitySearch: Reader<readonly Place[]> = (body) => ({ result: cities(body), records: {} });
export const readCities: Reader<readonly Place[]> = (body) => ({
  result: cities(object(body)['citieslist'] ?? null),
  records: {},
});
