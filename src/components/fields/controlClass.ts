/** The look of everything that is typed into or chosen from. */
export const controlClass =
  'block min-h-11 w-full rounded-control border border-muted/70 bg-card px-3 py-2 text-ink placeholder:text-muted disabled:bg-wash disabled:text-muted [&[readonly]]:bg-wash aria-invalid:border-red';
