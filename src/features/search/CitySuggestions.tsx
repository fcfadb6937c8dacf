import { useEffect } from 'react';
import { useSuggestions, type SuggestionGroup } from '@/store/suggestions/useSuggestions';

interface CitySuggestionsProps {
  readonly text: string;
  readonly onGroups: (groups: readonly SuggestionGroup[]) => void;
}

/** Tells what a list's city filter suggests; shows nothing itself, so that it comes only when the filter is used. */
export default function CitySuggestions({ text, onGroups }: CitySuggestionsProps) {
  const { groups } = useSuggestions(text);
  useEffect(() => {
    // A list stays a list: what has a page of its own is not suggested here.
    onGroups(groups.map((group) => ({ ...group, options: group.options.filter(({ hit }) => hit?.filters) })));
  }, [groups, onGroups]);
  return null;
}
