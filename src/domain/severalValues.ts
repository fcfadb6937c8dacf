import { equalsIgnoreCase } from './text';

/** Stands between the values of a filter that takes several: in an address, in a question to the API, in the state. */
const BETWEEN = '|';
/** More values than this of one filter nobody chooses; no PIN has so many localities. */
const MOST_VALUES = 20;
/** More parts of a text than this are not looked at. */
const MOST_READ = 50;

/** The values in a filter's text, each once, in their order. */
export function valuesOf(text: string): readonly string[] {
  const values = text.split(BETWEEN, MOST_READ).map((value) => value.trim());
  return values
    .filter((value, at) => value !== '' && values.findIndex((other) => equalsIgnoreCase(other, value)) === at)
    .slice(0, MOST_VALUES);
}

/** Values as a filter's text; a single one is the text itself. */
export const joinedValues = (values: readonly string[]): string => valuesOf(values.join(BETWEEN)).join(BETWEEN);

/** A filter's text without one of its values. */
export const withoutValue = (text: string, value: string): string =>
  joinedValues(valuesOf(text).filter((each) => !equalsIgnoreCase(each, value)));
