import type { PropertyRecord } from '@/api/records';
import PrintFoot from '@/components/ui/PrintFoot';
import { displayPhone } from '@/domain/contact';
import { agentName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { selectAgent } from '@/store/entities/agents';
import { useAppSelector } from '@/store/hooks';
import { selectUser } from '@/store/session/sessionSlice';
import * as words from '@/words/propertyDetail';

export interface PropertyPrintFootProps {
  readonly id: string;
  /** One's own, printed for a window: no card of the seller has name and number there. */
  readonly own?: PropertyRecord | undefined;
}

/** On paper alone: where the listing's page is found, and of one's own who posted it. */
export default function PropertyPrintFoot({ id, own }: PropertyPrintFootProps) {
  const user = useAppSelector(selectUser);
  const name = agentName(useAppSelector((state) => selectAgent(state, own?.userId)) ?? user ?? undefined);
  const phone = displayPhone(user?.phone);
  return (
    <PrintFoot path={paths.property(id)}>
      {own && (
        <span className="block">
          {words.seller.postedBy}{' '}
          <b lang={langOf(name)} className="font-semibold">
            {name}
          </b>
          {phone && ` · ${phone}`}
        </span>
      )}
    </PrintFoot>
  );
}
