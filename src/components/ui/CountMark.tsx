interface CountMarkProps {
  readonly count: number;
}

/** How many of something wait, at the corner of a button that is `relative`: the button's name says it in words. */
export function CountMark({ count }: CountMarkProps) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute -top-1.5 -right-1.5 grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1 text-xs font-semibold text-on"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
