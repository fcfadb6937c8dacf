import { SaveButton, SaveHeart } from '@/components/ui/SaveButton';
import { useSaved } from '@/store/saved/useSaved';

interface SavingProps {
  readonly id: string;
  readonly name: string;
}

/** The heart on a card's picture [PDET-2]; `describedBy` is the id of what names the project. */
export function CardHeart({ describedBy, ...saving }: SavingProps & { readonly describedBy: string }) {
  return (
    <SaveHeart {...useSaved('project', saving)} describedBy={describedBy} className="absolute top-2 right-2 z-10" />
  );
}

/** Save on the page itself [PDET-2]. */
export function HeadSave(saving: SavingProps) {
  return <SaveButton {...useSaved('project', saving)} />;
}
