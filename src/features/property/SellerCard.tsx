import { isLinkable } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { Avatar } from '@/components/ui/Avatar';
import { Rating } from '@/components/ui/Rating';
import { ShowNumber } from '@/components/ui/ShowNumber';
import { answerWords } from '@/domain/answerTime';
import { agentName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { selectAgent } from '@/store/entities/agents';
import { useAppSelector } from '@/store/hooks';
import { CallAgent, ChatWithAgent } from './ContactButtons';
import { yearsOf } from './listingFacts';
import type { SellerContact } from './useSellerContact';
import * as words from '@/words/propertyDetail';

interface SellerCardProps {
  readonly sellerId: string | null | undefined;
  readonly contact: SellerContact;
  /** False where the bar at the window's foot holds the buttons. */
  readonly withButtons: boolean;
}

/** Who posted the listing [PDET-4], how to reach them, the number behind a press [PDET-6], and what else they offer [PDET-5]. */
export function SellerCard({ sellerId, contact, withButtons }: SellerCardProps) {
  const seller = useAppSelector((state) => selectAgent(state, sellerId));
  const name = agentName(seller);
  const years = yearsOf(seller);
  const answers = answerWords(seller?.answersWithin);
  return (
    <section aria-label={words.seller.postedBy} className="rounded-card border border-line bg-card p-5.5 print:py-3">
      <div className="flex flex-wrap items-center gap-3.5">
        <Avatar name={name} src={seller?.profilePic} />
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-sm text-muted">{words.seller.postedBy}</p>
          <p lang={langOf(name)} className="text-lg leading-tight font-semibold">
            {name}
          </p>
          <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
            {years !== null && <span>{words.seller.experience({ n: years })}</span>}
            <Rating value={seller?.rating ?? null} />
            {answers && <span>{answers}</span>}
          </p>
        </div>
      </div>
      {withButtons && (
        <div className="mt-4.5 hidden flex-col gap-2.5 lg:flex print:hidden">
          <CallAgent contact={contact} />
          <ChatWithAgent contact={contact} />
        </div>
      )}
      <div className="mt-2.5">
        <ShowNumber number={contact.number} onUse={contact.onUse} />
      </div>
      {isLinkable(sellerId) && (
        <AppLink
          to={paths.agent(sellerId)}
          className="mt-2.5 flex min-h-11 items-center print:hidden justify-center rounded-control text-center text-md font-semibold text-brand underline-offset-4 hover:underline"
        >
          {words.seller.more}
        </AppLink>
      )}
    </section>
  );
}
