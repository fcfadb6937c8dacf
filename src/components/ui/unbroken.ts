/** A text as it is shown: a number stands on one line with what it counts, "80 sq yd", "₹30 L", "₹8,302 / sq ft". */
export const unbroken = (text: string): string => text.replace(/(?<=\d) (?!BHK)|(?<=\d [/–]|\bsq) /g, '\u00a0');
