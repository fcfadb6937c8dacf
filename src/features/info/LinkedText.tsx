import { OutsideLink } from '@/components/ui/OutsideLink';

/** What may be an address: without what ends a sentence or stands around it. */
const WORD = /([\w@/=&%#-]+(?:[.:?]+[\w@/=&%#-]+)*)/;

/** Whether a word is an address: a whole one, or an authority's host alone. What holds an @ is a mailbox. */
const isAddress = (word: string): boolean =>
  word.startsWith('https://') || (word.endsWith('.gov.in') && !/[@/]/.test(word));

/** A plain text whose addresses lead where they say [HOME-10]. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(WORD).map((part, place) =>
    isAddress(part) ? (
      <OutsideLink
        key={place}
        href={part.startsWith('https://') ? part : `https://${part}`}
        className="font-semibold text-brand underline"
      >
        {part}
      </OutsideLink>
    ) : (
      part
    ),
  );
}
