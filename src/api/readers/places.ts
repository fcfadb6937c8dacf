import type { Reader } from '../types';
import { object, rows, text, texts, type Raw } from './coerce';

/** A city with the names of its localities. */
export interface Place {
  readonly name: string;
  readonly localities: readonly string[];
  /** What it and its localities are called as well, by their names, where the server says so. */
  readonly also?: Readonly<Record<string, readonly string[]>>;
}

const names = (list: readonly Raw[]): readonly string[] => [
  ...new Set(list.map((raw) => text(raw['name'])).filter((name): name is string => name !== null)),
];

export const readLocalities: Reader<readonly string[]> = (body) => ({ result: names(rows(body)) });

const cities = (body: unknown): readonly Place[] =>
  rows(body).flatMap((raw) => {
    const name = text(raw['name']);
    const parts = rows(raw['localities'] ?? null);
    const also = [raw, ...parts].map((each) => [text(each['name']) ?? '', texts(each['also']) ?? []] as const);
    const said = also.filter(([, others]) => others.length > 0);
    return name === null
      ? []
      : [{ name, localities: names(parts), ...(said.length > 0 && { also: Object.fromEntries(said) }) }];
  });

export const readCitySearch: Reader<readonly Place[]> = (body) => ({ result: cities(body) });
export const readCities: Reader<readonly Place[]> = (body) => ({ result: cities(object(body)['citieslist'] ?? null) });
