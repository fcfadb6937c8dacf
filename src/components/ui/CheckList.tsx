import { Icon } from './Icon';

/** Short points, each behind a tick. */
export function CheckList({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="space-y-1.5">
      {points.map((point) => (
        <li key={point} className="flex items-center gap-2">
          <Icon name="check" className="size-4 text-brand" />
          {point}
        </li>
      ))}
    </ul>
  );
}
