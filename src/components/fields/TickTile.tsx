import type { ComponentProps } from 'react';

interface TickTileProps extends Pick<ComponentProps<'input'>, 'name' | 'checked' | 'onFocus' | 'onBlur'> {
  readonly label: string;
  readonly onTick: (isOn: boolean) => void;
}

/** One of many things to tick, as a tile that is pressed anywhere. */
export const TickTile = ({ label, onTick, ...input }: TickTileProps) => (
  <label className="flex h-full min-h-11 cursor-pointer items-center gap-2 rounded-control border border-edge bg-card px-2.5 text-sm transition-colors has-checked:border-brand has-checked:bg-brand-wash sm:px-4 sm:text-md">
    <input
      type="checkbox"
      {...input}
      onChange={(event) => onTick(event.target.checked)}
      className="size-4.5 flex-none accent-brand"
    />
    <span className="min-w-0">{label}</span>
  </label>
);
