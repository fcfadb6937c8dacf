import { useState, type ReactNode } from 'react';

interface TickProps {
  readonly label: ReactNode;
  /** Under which a form that is sent by itself says '1'. */
  readonly name?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A choice that is ticked or not. */
export function Tick({ label, name, checked, onChange }: TickProps) {
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
        name={name}
        value="1"
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
