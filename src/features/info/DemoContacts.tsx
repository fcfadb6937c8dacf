import { DEMO_CONTACTS_ID } from '@/domain/paths';
import * as words from '@/words/info';

/** Says that the numbers and accounts of the demo are made up; the demo's social icons lead here [SHELL-7]. */
export function DemoContacts() {
  return (
    <section
      id={DEMO_CONTACTS_ID}
      aria-label={words.demo.title}
      tabIndex={-1}
      className="mt-5 rounded-card border border-gold bg-gold-wash p-5 text-gold-ink"
    >
      <h2 className="text-lg">{words.demo.title}</h2>
      <p className="mt-1 max-w-2xl">{words.demo.text}</p>
    </section>
  );
}
