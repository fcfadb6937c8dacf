import { JumpLinks } from '@/components/layout/JumpLinks';
import { LinkButton } from '@/components/ui/LinkButton';
import { useHashSection } from '@/components/ui/useHashSection';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import { InfoPage } from '@/features/info/InfoPage';
import { OfferCard, ServiceCard } from '@/features/info/ServiceCard';
import { JUMPS, SERVICES } from '@/features/info/services';
import { UploadPropertyCard } from '@/features/info/UploadPropertyCard';
import { ValueCalculator } from '@/features/info/ValueCalculator';
import * as words from '@/words/routeOthers';

/** `/others`: the side services [DASH-9, PDET-10], each with what it is and how to get it now. */
export default function OthersRoute() {
  useHashSection();
  return (
    <InfoPage screen={SCREENS.others}>
      <div className="mb-5">
        <JumpLinks jumps={JUMPS} />
      </div>
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <div className="grid md:col-span-2">
          <ValueCalculator />
        </div>
        <UploadPropertyCard />
        {SERVICES.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
        <OfferCard id="by-phone" title={words.title}>
          <p className="mt-2 text-md">{words.text}</p>
          <p className="mt-auto pt-5">
            <LinkButton variant="secondary" to={paths.contact}>
              {words.contact}
            </LinkButton>
          </p>
        </OfferCard>
      </div>
    </InfoPage>
  );
}
