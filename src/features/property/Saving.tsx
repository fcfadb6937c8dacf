import { SaveButton, SaveHeart } from '@/components/ui/SaveButton';
import { paths } from '@/domain/paths';
import { useSaved } from '@/store/saved/useSaved';

interface SavingProps {
  readonly id: string;
  readonly name: string;
}

const useSaving = ({ id, name }: SavingProps) =>
  useSaved({ kind: 'property', listingId: id }, { path: paths.property(id), label: name });

/** The heart on a card's picture [PDET-2]; `describedBy` is the id of what names the property. */
export function CardHeart({ describedBy, ...saving }: SavingProps & { readonly describedBy: string }) {
  return <SaveHeart {...useSaving(saving)} describedBy={describedBy} className="absolute top-2 right-2 z-10" />;
}

/** Save on the page itself [PDET-2]. */
export function HeadSave(saving: SavingProps) {
  return <SaveButton {...useSaving(saving)} />;
}
