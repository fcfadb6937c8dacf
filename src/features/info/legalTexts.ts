import { label } from '@/domain/label';
import type { Site } from '@/domain/site';
import * as words from '@/words/legal';

interface LegalSection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly points?: readonly string[];
}
interface LegalText {
  readonly sections: readonly LegalSection[];
}
export type LegalPage = 'terms' | 'privacy' | 'cookies';

/** The day of the last change of these texts: whoever changes what one of them says changes it too. */
export const LEGAL_CHANGED = '2026-11-25';

const terms = ({ name: site, city, email }: Site): readonly LegalSection[] => {
  const { what, listings, account, limits, questions, write } = words.terms;
  return [
    { title: what.title({ site }), paragraphs: [what.deals({ site, city: label(city) }), what.free] },
    {
      title: listings.title,
      paragraphs: [listings.yours, listings.checked, listings.report, listings.reviews],
    },
    { title: account.title, points: [account.one, account.numbers, account.photos, account.suspend] },
    { title: limits.title, paragraphs: [limits.estimates, limits.law] },
    { title: questions, paragraphs: [write({ email })] },
  ];
};

const privacy = ({ email }: Site): readonly LegalSection[] => {
  const { without, account, seen, others, kept, rights } = words.privacy;
  return [
    { title: without.title, paragraphs: [without.nobody] },
    { title: account.title, points: [account.login, account.profile, account.listings, account.written] },
    {
      title: seen.title,
      points: [seen.agent, seen.numbers, seen.counts, seen.enquiry, seen.review, seen.sold],
    },
    { title: others.title, paragraphs: [others.hosts, others.codes] },
    { title: kept.title, points: [kept.account, kept.enquiries, kept.newsletter, kept.backups] },
    { title: rights.title, points: [rights.see, rights.correct, rights.delete, rights.else({ email })] },
  ];
};

const cookies = (): readonly LegalSection[] => {
  const { local, session, device, offline, cookie, remove } = words.cookies;
  return [
    {
      title: local.title,
      points: [
        local.token({ name: 'Authorization' }),
        local.user({ name: 'user' }),
        local.listing({ name: 'selecteduser1' }),
      ],
    },
    { title: session.title, points: [session.login, session.scroll] },
    { title: device.title, points: [device.drafts, device.profile, device.seen, device.log] },
    { title: offline.title, points: [offline.files, offline.answers, offline.pictures, offline.age] },
    { title: cookie.title, points: [cookie.device({ name: 'gruham_device' })] },
    { title: remove.title, paragraphs: [remove.how] },
  ];
};

/** What the product promises and asks, in plain words; they say what the code does, so change them together. */
export const legalTexts = (site: Site): Readonly<Record<LegalPage, LegalText>> => ({
  terms: { sections: terms(site) },
  privacy: { sections: privacy(site) },
  cookies: { sections: cookies() },
});
