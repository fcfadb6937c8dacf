import { useIsDemo } from '@/components/layout/useIsDemo';
import { useHashSection } from '@/components/ui/useHashSection';
import { SCREENS } from '@/domain/screens';
import { ContactForm } from '@/features/enquiry/ContactForm';
import { ContactWays } from '@/features/info/ContactWays';
import { DemoContacts } from '@/features/info/DemoContacts';
import { InfoPage } from '@/features/info/InfoPage';

/** `/contact`: a form to write by, then address, phone, e-mail, chat and help hours [SHELL-7]; in the demo, that they are the demo's. */
export default function ContactRoute() {
  const isDemo = useIsDemo();
  useHashSection();
  return (
    <InfoPage screen={SCREENS.contact}>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_348px]">
        <ContactForm />
        <div className="min-w-0">
          <ContactWays />
          {isDemo && <DemoContacts />}
        </div>
      </div>
    </InfoPage>
  );
}
