import { useEffect } from 'react';
import type { ListKind } from '@/domain/listKind';
import { useSuggestions, type SuggestionGroup } from '@/store/suggestions/useSuggestions';

interface CitySuggestionsProps {
  readonly kind: ListKind;
  readonly text: string;
  readonly onGroups: (groups: readonly SuggestionGroup[]) => void;
}

/** Tells what a list's city filter suggests; shows nothing itself, so that it comes only when the filter is used. */
export default function CitySuggestions({ kind, text, onGroups }: CitySuggestionsProps) {
  // How many properties a place has says nothing of its projects.
  const { groups } = useSuggestions(text, kind === 'property');
  useEffect(() => {
    // A list stays a list: what has a page of its own is not suggested here.
    onGroups(groups.map((group) => ({ ...group, options: group.options.filter(({ hit }) => hit?.filters) })));
  }, [groups, onGroups]);
  return null;
}
