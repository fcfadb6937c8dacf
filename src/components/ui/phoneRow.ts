/** A grid that is on phones a row from edge to edge, moved sideways by hand; its items snap, and the next one shows. */
export const PHONE_ROW =
  'grid gap-4 max-sm:-mx-5 max-sm:[scroll-snap-type:x_mandatory] max-sm:auto-cols-[84%] max-sm:scroll-px-5 max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-5 max-sm:[scrollbar-width:none] max-sm:*:min-w-0 max-sm:*:snap-start';
