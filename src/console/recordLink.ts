/** How a record's name looks that leads to the record: of 44 px where it is pressed with a finger. */
export const recordLink = 'inline-flex min-h-11 items-center font-semibold break-words text-brand underline lg:min-h-0';
