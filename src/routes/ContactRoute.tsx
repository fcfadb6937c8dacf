import { ContactCards } from '@/features/info/ContactCards';
import { InfoPage } from '@/features/info/InfoPage';

/** `/contact`: address, phone, e-mail, chat and help hours [SHELL-7]. */
export default function ContactRoute() {
  return (
    <InfoPage title="Contact" lead="Ask, complain, suggest: a person answers.">
      <ContactCards />
    </InfoPage>
  );
}
