import { AppLink } from '@/components/layout/AppLink';
import { Button } from '@/components/ui/Button';
import { buttonClass } from '@/components/ui/buttonClass';
import { Icon } from '@/components/ui/Icon';
import { passFocus } from '@/components/ui/passFocus';
import { Skeleton } from '@/components/ui/Skeleton';
import { telLink } from '@/domain/contact';
import { headline } from '@/domain/headlines';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { numberUsed } from '@/store/device/numberUsed';
import { selectAgent } from '@/store/entities/agents';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ASKED_FOR_NUMBER } from '@/store/ownerNumber/askedForNumber';
import type { Compared } from './useCompared';
import * as words from '@/words/compare';

const headId = (id: string) => `compared-${id}`;

function Name({ id, listing, state, retry }: Compared) {
  if (listing?.name !== undefined) {
    return (
      <AppLink
        to={paths.property(id)}
        lang={langOf(headline(listing))}
        className="line-clamp-3 rounded-sm font-semibold underline-offset-4 hover:text-brand hover:underline"
      >
        {headline(listing)}
      </AppLink>
    );
  }
  if (state === 'gone') return <span className="block">{words.gone}</span>;
  if (state === 'failed') {
    return (
      <>
        <span className="block">{words.failed}</span>
        <Button variant="text" onClick={retry}>
          {words.retry}
        </Button>
      </>
    );
  }
  return (
    <>
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="mt-1 h-4 w-4/5" />
      <Skeleton className="mt-2 h-4 w-1/2" />
    </>
  );
}

/** Calls a seller whose number is known already; else leads to it. */
function Reach({ id, listing }: Compared) {
  const phone = useAppSelector((state) => selectAgent(state, listing?.userId)?.phone);
  const dispatch = useAppDispatch();
  const call = telLink(phone);
  const look = buttonClass('primary', 'md', 'min-w-0 flex-1 gap-1! px-0! max-sm:text-xs! max-lg:text-sm print:hidden');
  if (call === null) {
    return (
      <AppLink to={paths.property(id)} state={ASKED_FOR_NUMBER} aria-describedby={headId(id)} className={look}>
        {/* On phones, three beside each other, there is room for one word. */}
        {words.number({ view: <span className="max-sm:sr-only">{words.view}</span> })}
      </AppLink>
    );
  }
  return (
    <a href={call} aria-describedby={headId(id)} onClick={() => dispatch(numberUsed(id))} className={look}>
      <Icon name="phone" className="size-4 max-sm:hidden" />
      {words.call}
    </a>
  );
}

/** The head of one property's column: its name, its seller's number, and how to take it away. */
export function ComparedHead({ compared, onRemove }: { readonly compared: Compared; readonly onRemove: () => void }) {
  const { id, listing } = compared;
  return (
    <div className="flex h-full flex-col gap-1.5">
      <div id={headId(id)} className="flex-1 text-xs sm:text-base">
        <Name {...compared} />
      </div>
      <div className="flex gap-1">
        {listing?.name !== undefined && <Reach {...compared} />}
        <button
          type="button"
          aria-describedby={headId(id)}
          onClick={({ currentTarget }) => {
            passFocus(currentTarget, 'th');
            onRemove();
          }}
          className="grid h-11 w-7 flex-none place-items-center rounded-control text-muted transition-colors hover:bg-wash hover:text-ink lg:w-11"
        >
          <Icon name="close" className="size-4.5" />
          <span className="sr-only">{words.remove}</span>
        </button>
      </div>
    </div>
  );
}
