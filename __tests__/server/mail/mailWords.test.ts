import { LANGUAGES, type Language } from '@/domain/languages';
import {
  agentMessage,
  agentReviewMessage,
  alreadySignedUp,
  leavingMessage,
  newsletterMessage,
  passwordChanged,
  resetCode,
  signUpCode,
} from '@/server/mail/messages';
import { enquiryMessage } from '@/server/mail/enquiryMessage';
import type { Mail } from '@/server/mail/mailer';
import { applicationRefused, reportAnswer, warningMessage } from '@/server/mail/operatorMessages';
import { numberChanged, numberLost, phoneCode } from '@/server/mail/phoneMessages';
import { reviewMessage } from '@/server/mail/reviewMessage';
import type * as accountWords from '@/words/account';
import type * as dashboardWords from '@/words/dashboard';
import type * as dashboardListingsWords from '@/words/dashboardListings';
import type * as layoutWords from '@/words/layout';
import type * as settingsLeavingWords from '@/words/settingsLeaving';

const CODE = '004711';
const SITE = 'https://homes.example';
const DUE = Date.parse('2026-01-29T10:00:00Z');

/** Letters of each language, of which its messages are made. */
const SCRIPT: Readonly<Record<Language, RegExp>> = {
  te: /\p{Script=Telugu}/u,
  hi: /\p{Script=Devanagari}/u,
  en: /[a-z]/,
};

/** Every message that goes out, by what it is about; what people typed in it is in no language's letters. */
function messagesIn(language: Language): Readonly<Record<string, Mail>> {
  const reader = { to: '1@2.3', language };
  const about = { ...reader, listingId: '1', listingName: '«1»' };
  const news = {
    isToAgent: true,
    listingName: '«1»',
    listingPath: '/properties-listing?id=1',
    name: '«2»',
    phone: '9123456780',
    email: '4@5.6',
    message: '«7»',
  };
  const review = { ...reader, agentId: '1', author: '«2»', stars: 4, text: '«3»' };
  return {
    signUpCode: signUpCode(reader, CODE, true),
    alreadySignedUp: alreadySignedUp(reader),
    resetCode: resetCode(reader, { code: CODE, longCode: '12345678901234567890', last: true }),
    passwordChanged: passwordChanged(reader),
    phoneCode: phoneCode({ to: '9123456780', language }, CODE),
    numberTaken: numberLost(reader, 'taken', true),
    numberFreed: numberLost(reader, 'freed', false),
    numberChanged: numberChanged(reader, '9123456780'),
    leaving: leavingMessage(reader, DUE, SITE),
    agent: agentMessage(reader),
    applicationRefused: applicationRefused(reader, '«8»'),
    agentReview: agentReviewMessage(review, SITE),
    lead: enquiryMessage(reader, { ...news, kind: 'lead', interestedIn: ['2 BHK'] }, SITE),
    callback: enquiryMessage(reader, {
      ...news,
      kind: 'callback',
      listingName: null,
      listingPath: null,
      name: null,
      interestedIn: [],
    }),
    shown: reviewMessage({ ...about, reason: null, waitsForNumber: false }, SITE),
    refused: reviewMessage({ ...about, reason: '«8»', waitsForNumber: false }, SITE),
    refusedNowhere: reviewMessage({ ...about, reason: '«8»', waitsForNumber: false }, null),
    waiting: reviewMessage({ ...about, reason: '«8»', waitsForNumber: true }, SITE),
    waitingNowhere: reviewMessage({ ...about, reason: '«8»', waitsForNumber: true }, null),
    warning: warningMessage({ ...about, words: '«8»' }),
    reportAnswer: reportAnswer({ ...about, listingName: '', words: '«8»' }),
    newsletter: newsletterMessage(reader, `${SITE}/newsletter?t=1`),
  };
}

const ALL = LANGUAGES.map(({ code }) => [code, messagesIn(code)] as const);
const OTHERS = ALL.filter(([code]) => code !== 'en');

it.each(ALL)('says every line in the language of its reader: %s', (language, messages) => {
  for (const [name, { subject, text }] of Object.entries(messages)) {
    // What is no sentence: codes, what people typed, and addresses that stand alone.
    const lines = text.split('\n').filter((line) => !/^(|[\d ]+|(> |- )?«\d»|https:\S+)$/.test(line));
    expect(lines.length).toBeGreaterThan(0);
    for (const line of [subject, ...lines])
      expect([name, line]).toEqual([name, expect.stringMatching(SCRIPT[language])]);
    const latin = `${subject} ${text}`.replace(/https:\S+|Gruham|SMS|BHK/g, '').match(/[A-Za-z]+/g) ?? [];
    if (language !== 'en') expect([name, latin]).toEqual([name, []]);
  }
});

it.each(OTHERS)('leaves no sentence out in %s, and holds a code as its only six digits [AUTH-4]', (_, messages) => {
  const english = messagesIn('en');
  for (const [name, { text }] of Object.entries(messages)) {
    const [own, its] = [text, english[name]?.text ?? ''];
    expect([name, own.split('\n').length]).toEqual([name, its.split('\n').length]);
    expect([name, own.match(/\d{6,}/g)]).toEqual([name, its.match(/\d{6,}/g)]);
    expect([name, own.match(/«\d»/g)?.sort()]).toEqual([name, its.match(/«\d»/g)?.sort()]);
  }
});

it('says days as the language does [DASH-1]', () => {
  const told = ALL.map(([code, { leaving }]) => [code, leaving?.subject]);
  expect(Object.fromEntries(told)).toEqual({
    te: 'మీ Gruham ఖాతాను 29 జనవరి, 2026 నాడు తొలగిస్తాం',
    hi: 'आपका Gruham खाता 29 जनवरी 2026 को हटा दिया जाएगा',
    en: 'Your Gruham account will be deleted on 29 January 2026',
  });
});

it('leads to the pages of the language [DASH-1]', () => {
  const of = (code: Language) => {
    const { lead, leaving, agentReview, refused } = messagesIn(code);
    return [lead, leaving, agentReview, refused].map((mail) => mail?.text.match(/https:\S+/g)?.join(' '));
  };
  const pages = (at: string) => [
    `${at}/properties-listing?id=1 ${at}/dashboard`,
    `${at}/dashboard`,
    `${at}/agentdetails/1`,
    `${at}/edit-property?id=1`,
  ];
  expect([of('te'), of('en')]).toEqual([pages(`${SITE}/te`), pages(SITE)]);
});

interface Labels {
  readonly account: typeof accountWords;
  readonly dashboard: typeof dashboardWords;
  readonly dashboardListings: typeof dashboardListingsWords;
  readonly layout: typeof layoutWords;
  readonly settingsLeaving: typeof settingsLeavingWords;
}
const AREAS = ['account', 'dashboard', 'dashboardListings', 'layout', 'settingsLeaving'] as const;
const labelsIn = (language: Language): Labels =>
  Object.fromEntries(
    AREAS.map((area) => [area, jest.requireActual<object>(`../../../src/words/built/${language}/${area}`)]),
  ) as unknown as Labels;

it.each(OTHERS)('names what is pressed as the app does in %s', (language, messages) => {
  const { account, dashboard, dashboardListings, layout, settingsLeaving } = labelsIn(language);
  const [login, forgot, profile] = [layout.login, account.forgotLink, dashboard.tabs.profile];
  const named: Readonly<Record<string, readonly string[]>> = {
    alreadySignedUp: [login, forgot],
    passwordChanged: [login, forgot],
    numberTaken: [forgot, profile],
    numberFreed: [forgot],
    numberChanged: [login, forgot, profile],
    leaving: [settingsLeaving.keep],
    agent: [layout.post],
    refusedNowhere: [dashboardListings.edit],
    waitingNowhere: [profile],
  };
  expect(account.titles.login).toBe(login);
  for (const [name, labels] of Object.entries(named)) {
    const quotes = Array.from((messages[name]?.text ?? '').matchAll(/“([^”]+)”/g), ([, words]) => words);
    expect([name, labels.filter((label) => !quotes.includes(label))]).toEqual([name, []]);
  }
});
