import { useState } from 'react';
import { CompareEmpty } from './CompareEmpty';
import { CompareView, type CompareViewProps } from './CompareView';

/** A comparison, or how to begin one; the focus goes there with whoever took the last property away. */
export function Comparison({ ids, onChange, onKeep }: CompareViewProps) {
  const [emptied, setEmptied] = useState(false);
  if (ids.length === 0) return <CompareEmpty takesFocus={emptied} />;
  const change = (next: readonly string[]) => {
    setEmptied(next.length === 0);
    onChange(next);
  };
  return <CompareView ids={ids} onChange={change} onKeep={onKeep} />;
}
