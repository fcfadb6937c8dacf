import { useField } from 'react-final-form';
import type { PostingValues } from './postingValues';

const AS_IT_IS = <T>(value: T): T => value;

/** What one field of the posting form around holds; undefined for nothing. Keys in other fields render nobody anew. */
export const useValue = <N extends keyof PostingValues>(name: N): PostingValues[N] =>
  useField<PostingValues[N]>(name, { subscription: { value: true }, format: AS_IT_IS }).input.value;
