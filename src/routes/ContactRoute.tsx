import { useIsDemo } from '@/components/layout/useIsDemo';
import { useHashSection } from '@/components/ui/useHashSection';
import { SCREENS } from '@/domain/screens';
import { ContactForm } from '@/features/enquiry/ContactForm';
import { ContactCards } from '@/features/info/ContactCards';
import { DemoContacts } from '@/features/info/DemoContacts';
import { InfoPage } from '@/features/info/InfoPage';

/** `/contact`: address, phone, e-mail, chat and help hours [SHELL-7], and a form to write by; in the demo, that they are the demo's. */
export default function ContactRoute() {
  const isDemo = useIsDemo();
  useHashSection();
  return (
    <InfoPage screen={SCREENS.contact}>
      {isDemo && <DemoContacts />}
      <div className="grid items-start gap-3 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_348px]">
        <ContactCards />
        <ContactForm />
      </div>
    </InfoPage>
  );
}
