import { AppLink } from '@/components/layout/AppLink';
import { Icon } from '@/components/ui/Icon';
import { LinkButton } from '@/components/ui/LinkButton';
import { MOST_COMPARED } from '@/domain/compared';
import { selectRecent } from '@/store/device/deviceSlice';
import { useAppSelector } from '@/store/hooks';
import * as words from '@/words/compare';

export interface AddLinkProps {
  /** The list of what is alike. */
  readonly to: string;
  /** Before the list is opened to choose there. */
  readonly onChooseMore: () => void;
}

/** The place of one more beside one alone, which leads to the list to choose it. */
export function AddPlace({ to, onChooseMore }: AddLinkProps) {
  return (
    <AppLink
      to={to}
      onClick={onChooseMore}
      className="grid aspect-4/3 place-content-center justify-items-center gap-2 rounded-control bg-wash p-2 text-center text-md font-semibold text-brand hover:underline"
    >
      <Icon name="plus" />
      {words.addMore}
    </AppLink>
  );
}

interface AddToComparisonProps {
  readonly ids: readonly string[];
  readonly onAdd: (id: string) => void;
  readonly more: AddLinkProps;
}

/** How many viewed properties are offered. */
const OFFERED = 4;

/** Ways to one more property: the list, and what was viewed on this device; with three there is none. */
export function AddToComparison({ ids, onAdd, more }: AddToComparisonProps) {
  const recent = useAppSelector(selectRecent);
  if (ids.length >= MOST_COMPARED) return <p className="text-md text-muted">{words.full}</p>;
  const viewed = recent.filter(({ kind, id }) => kind === 'property' && !ids.includes(id)).slice(0, OFFERED);
  return (
    <div className="flex flex-col items-start gap-4">
      <LinkButton variant="secondary" to={more.to} onClick={more.onChooseMore}>
        <Icon name="plus" className="size-4.5" />
        {words.addMore}
      </LinkButton>
      {viewed.length > 0 && (
        <div className="w-full">
          <p className="mb-2 text-md text-muted">{words.addRecent}</p>
          <ul className="flex flex-wrap gap-2">
            {viewed.map(({ id, name }) => (
              <li key={id} className="max-w-full">
                <button
                  type="button"
                  onClick={() => onAdd(id)}
                  className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-edge bg-card px-4 text-md font-medium transition-colors hover:bg-wash"
                >
                  <Icon name="plus" className="size-4 text-muted" />
                  <span className="truncate">{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
