import { SCREENS } from '@/domain/screens';
import { SITE } from '@/domain/site';

/** The words of the dashboard; tab names and packages are the specification's (DASH-1, DASH-7). */
export const DASHBOARD = {
  title: SCREENS.dashboard.title,
  greeting: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  tabs: { label: 'Your account', dashboard: 'Dashboard', packages: 'Packages', profile: 'My profile' },
  offers: 'Offers',
  where: 'Where you were',
  goOn: (label: string) => `Continue to ${label}`,
  notNow: 'Not now',
  stay: 'Stay here',
  saving: (label: string) => `Saving ${label} …`,
  isSaved: (label: string) => `${label} is saved.`,
  numberNow: 'You can see the number now.',
  back: 'Back to where you were',
  outdated: 'This could not be refreshed. What you see may be out of date.',
  saved: {
    title: 'Saved listings',
    loading: 'Loading your saved listings',
    failed: 'Your saved listings did not load',
    empty: 'Nothing saved yet. Press the heart on a home to find it here again.',
    browse: 'Browse properties',
    onDevice: 'These are kept on this device.',
    gone: 'This listing is no longer offered.',
    notLoaded: 'This did not load.',
    retry: 'Retry',
    remove: 'Remove',
    showMore: (count: number) => `Show ${count} more`,
  },
  contacted: {
    title: 'Contacted',
    intro: 'Homes whose seller’s number you saw, or whom you asked to call you. Kept on this device.',
  },
  searches: { title: 'Recent searches' },
  inbox: {
    title: 'Enquiries',
    loading: 'Loading your enquiries',
    failed: 'Your enquiries did not load',
    empty: 'No enquiries yet. They will appear here when someone asks about one of your listings.',
    kinds: { lead: 'Wants to be called', callback: 'Asked for a call back' },
    about: 'About',
    you: 'your profile',
    noName: 'A visitor',
    more: 'Show more',
    show: 'Show enquiries',
    all: 'All',
    noneInState: 'No enquiries with this status.',
    state: 'Status',
    addNote: 'Add a note',
    changeNote: 'Change note',
    note: 'Note',
    noteHint: 'Only you can see this.',
    nextOn: 'Next step on',
    next: (day: string) => `${day}:`,
    save: 'Save',
    cancel: 'Cancel',
  },
  totals: {
    title: 'Your listings in figures',
    active: 'Active listings',
    views: 'Views',
    numbers: 'Saw your number',
    enquiries: 'Enquiries',
  },
  packages: {
    title: 'Packages',
    intro: 'Posting is free. The paid plan shows your listings higher and keeps them longer.',
    /** As long as the paid plan has no first day, nothing of the free one is bounded (HOME-6). */
    notYet:
      'The paid plan has not started yet. Until it does, posting is free with unlimited enquiries, and no listing expires. We will tell you before that changes.',
    feature: 'What you get',
    free: 'Free',
    paid: 'Paid plan',
    ask: 'Ask about the paid plan',
    get chat() {
      return `Hi ${SITE.name}, I would like to know more about the paid plan.`;
    },
  },
  support: {
    faq: 'Frequently asked questions',
    title: 'Customer support',
    intro: 'Talk to our team. We will sort it out together.',
    get chat() {
      return `Hi ${SITE.name}, I need help with my account.`;
    },
    chatAction: 'Chat about your account',
    newTab: '(new tab)',
  },
  promos: {
    title: 'More services',
    items: [
      { id: 'rent-agreement', title: 'Rent agreement', text: 'Drafted on the terms you agree.' },
      { id: 'upload-property', title: 'Upload property', text: 'Free, with unlimited enquiries.' },
      { id: 'value-calculator', title: 'Value calculator', text: 'What a home may be worth today.' },
      { id: 'identity-verification', title: 'Identity verification', text: 'Know who you deal with before you pay.' },
      {
        id: 'app-links',
        title: 'App links by SMS',
        get text() {
          return `${SITE.name} on your phone.`;
        },
      },
    ],
  },
} as const;

/** DASH-8. */
export const FAQ = [
  {
    question: 'How do I post a property?',
    answer:
      'Agents find “Post property” in the header. If you are not an agent yet, apply on this page; then post in four steps: basic details, property details, photos and price.',
  },
  {
    question: 'When will my listing be shown?',
    answer:
      'We review each new listing first. Most are shown within minutes. If something is missing, its card here tells you what.',
  },
  {
    question: 'Who can see my phone number?',
    answer: 'Only people who are logged in can see an agent’s number. Nobody can see yours while you just browse.',
  },
  {
    question: 'How do I take a listing down?',
    answer: 'Press Delete on its card. It disappears from all lists at once and stays here, marked as deleted.',
  },
  {
    question: 'How do I change my mobile number?',
    answer: 'Choose “Change number” in My profile. If it is not there, write to or call customer support.',
  },
] as const;
