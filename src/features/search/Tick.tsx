import { useState, type ReactNode } from 'react';

interface TickProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice that is ticked or not. */
export function Tick({ label, checked, onChange }: TickProps) {
  // The address follows a moment later: the tick stands at once.
  const [shown, setShown] = useState(checked);
  const [addressed, setAddressed] = useState(checked);
  if (addressed !== checked) {
    setAddressed(checked);
    setShown(checked);
  }
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
      <input
        type="checkbox"
        checked={shown}
        onChange={(event) => {
          setShown(event.target.checked);
          onChange(event.target.checked);
        }}
        className="size-5 flex-none accent-brand"
      />
      {label}
    </label>
  );
}
