/** A link within or under a text, with 44 px to aim at. */
export const textLink =
  'inline-flex min-h-11 items-center gap-2 rounded-sm py-2 font-semibold text-brand underline-offset-4 hover:underline';
