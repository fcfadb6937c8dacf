import { encodeText } from './text';

/** A messaging app with a text that the person sends to whom they choose there [FMT-7]. */
export const sendLink = (text: string): string => `https://wa.me/?text=${encodeText(text)}`;
