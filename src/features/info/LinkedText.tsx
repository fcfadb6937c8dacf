import { OutsideLink } from '@/components/ui/OutsideLink';

/** An address in a text: a whole one, or an authority's host alone. What holds an @ is a mailbox. */
const ADDRESS = /(https:\/\/\S*[\w/]|[\w.@-]+\.gov\.in\b)/;

/** A plain text whose addresses lead where they say [HOME-10]. */
export function LinkedText({ text }: { readonly text: string }) {
  return text.split(ADDRESS).map((part, place) =>
    place % 2 === 0 || part.includes('@') ? (
      part
    ) : (
      <OutsideLink
        key={place}
        href={part.startsWith('https://') ? part : `https://${part}`}
        className="font-semibold text-brand underline"
      >
        {part}
      </OutsideLink>
    ),
  );
}
