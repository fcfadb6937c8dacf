import { SaveButton, SaveHeart } from '@/components/ui/SaveButton';
import type { ListKind } from '@/domain/listKind';
import { useSaved } from '@/store/saved/useSaved';

interface SavingProps {
  readonly kind: ListKind;
  readonly id: string;
  readonly name: string;
}

/** The heart on a card's picture [PDET-2]; `describedBy` is the id of what names the listing. */
export function CardHeart({ kind, describedBy, ...saving }: SavingProps & { readonly describedBy: string }) {
  return <SaveHeart {...useSaved(kind, saving)} describedBy={describedBy} className="absolute top-2 right-2 z-10" />;
}

/** Save on the page itself [PDET-2]. */
export function HeadSave({ kind, ...saving }: SavingProps) {
  return <SaveButton {...useSaved(kind, saving)} />;
}
