import { renderSVG } from 'uqr';
import type { PropertyRecord } from '@/api/records';
import { displayPhone } from '@/domain/contact';
import { agentName } from '@/domain/names';
import { langOf } from '@/domain/text';
import { selectAgent } from '@/store/entities/agents';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session/sessionSlice';
import * as detailWords from '@/words/propertyDetail';
import * as words from '@/words/propertyPrint';

/** Margin of the code, in its own squares; readers want four. */
const MARGIN = 4;

export interface PrintFootProps {
  readonly address: string;
  /** One's own, printed for a window: no card of the seller has name and number there. */
  readonly own?: PropertyRecord | undefined;
}

/** On paper alone: where the page is found, in words and as a code that a phone's camera reads. */
export default function PrintFoot({ address, own }: PrintFootProps) {
  const user = useAppSelector(selectUser);
  const name = agentName(useAppSelector((state) => selectAgent(state, own?.userId)) ?? user ?? undefined);
  const phone = displayPhone(user?.phone);
  const code = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: MARGIN }))}`;
  return (
    <div
      data-print-foot
      className="mt-0 hidden break-inside-avoid items-center gap-4 border-t border-line pt-3 print:flex"
    >
      <img src={code} alt="" width={88} height={88} />
      <p className="min-w-0 text-sm">
        {own && (
          <span className="block">
            {detailWords.seller.postedBy}{' '}
            <b lang={langOf(name)} className="font-semibold">
              {name}
            </b>
            {phone && ` · ${phone}`}
          </span>
        )}
        {words.see}
        <span className="block font-semibold break-all">{address}</span>
      </p>
    </div>
  );
}
