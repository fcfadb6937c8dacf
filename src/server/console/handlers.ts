import { ACTIONS } from '@/contract/console';
import { maskedEmail } from '@/domain/maskedEmail';
import { isSetting } from '@/domain/settings';
import { parseDoc, textIn } from '../db/doc';
import { reviewReports } from '../db/queries/agentReviews';
import { inboxPage } from '../db/queries/enquiries';
import { openApplications } from '../db/queries/operator';
import { actionsPage, everyOperator, lastTimes } from '../db/queries/operatorActions';
import { problemsPage } from '../db/queries/problems';
import { operatorsThere } from '../db/queries/operators';
import { subjectNames } from '../db/queries/subjectNames';
import { storedSettings } from '../db/queries/settings';
import { HttpError } from '../kernel/httpError';
import { isoOf } from '../kernel/isoTime';
import { said } from '../kernel/said';
import { judgeReview } from '../operations/agentReviews';
import { articleList, saveArticle, writtenArticle } from '../operations/articles';
import { enquirySubject, inboxEntries, settleEnquiry, showEnquiry } from '../operations/enquiries';
import { changeHome, findForHome, homeNow, recordsIn } from '../operations/homeSections';
import { addOperator, linkOperator, removeOperator } from '../operations/operators';
import { becomeAgent, refuseApplication } from '../operations/people';
import { addPlace, changePlace, mergePlaces, placesNow, removePlace } from '../operations/places';
import { dropProblem, openProblemLog, settleProblem } from '../operations/problems';
import { changeSettings } from '../operations/settings';
import { headlineOf } from '../rules/listingDoc';
import { readReasons, spoken } from '../rules/reviewReasons';
import { dayText, endOfDay, indianDay } from '../rules/indianDays';
import { contentHandlers } from './content';
import type { ConsoleHandlers } from './context';
import { figureHandlers } from './figures';
import { listingHandlers } from './listings';
import { mailed } from './mailed';
import { peopleHandlers } from './people';
import { reportHandlers } from './reports';
import { signInHandlers } from './signIn';
import { maskedPhone } from './told';

const REVIEWS_SHOWN = 100;
const APPLICATIONS_PAGE = 30;

/** What answers each call of the console. */
export const consoleHandlers: ConsoleHandlers = {
  ...signInHandlers,
  ...listingHandlers,
  ...reportHandlers,
  ...peopleHandlers,
  ...figureHandlers,
  ...contentHandlers,

  // Reviews of agents that somebody reported.
  getReviews: async ({ db }) =>
    (await reviewReports(db, REVIEWS_SHOWN)).map(({ agent_id, agent, author_id, author, at, ...row }) => ({
      ...row,
      agent: { id: agent_id, name: agent },
      author: { id: author_id, name: author },
      at: new Date(at).toISOString(),
    })),
  hideReview: (context, { id, reason }) =>
    mailed(context, judgeReview(id, reason.trim(), context.now()), said('reviewHidden')),
  showReview: (context, { id }) => mailed(context, judgeReview(id, null, context.now()), said('reviewStands')),

  // Users who wait to become agents.
  getApplications: async ({ db }, asked) => {
    const { rows, ...page } = await openApplications(db, APPLICATIONS_PAGE, asked.after);
    const applications = rows.map(({ id, username, since, doc, phone_confirmed_at }) => ({
      id,
      name: username,
      since: new Date(since).toISOString(),
      message: textIn(parseDoc(doc), 'message'),
      numberConfirmed: phone_confirmed_at !== null,
    }));
    return { ...page, applications };
  },
  acceptApplication: (context, { id }) => mailed(context, becomeAgent(id, context.now()), said('agentNow')),
  refuseApplication: (context, { id, reason }) =>
    mailed(context, refuseApplication(id, reason.trim(), context.now()), said('applicationRefused')),

  // What visitors ask of the marketplace itself: about projects without an agent, who would read it in an inbox.
  getEnquiries: async ({ db, now }, { state: wanted, ...asked }) => {
    const state = wanted === 'done' ? 'closed' : wanted;
    const { rows, states, after } = await inboxPage(db, null, { ...asked, state }, dayText(indianDay(now())));
    const entries = await inboxEntries(db, rows, 'en');
    const subjects = rows.map(({ id }) => enquirySubject(id));
    const shown = await lastTimes(db, 'enquiry.show', subjects);
    const enquiries = entries.map((entry) => ({
      ...entry,
      phone: maskedPhone(entry.phone ?? ''),
      email: maskedEmail(entry.email ?? ''),
      shownAt: isoOf(shown.get(enquirySubject(entry._id))),
      done: entry.progress?.state === 'closed',
    }));
    return { enquiries, counts: { new: states.get('new') ?? 0, done: states.get('closed') ?? 0 }, after };
  },
  showEnquiry: (_context, { id }) => showEnquiry(id),
  settleEnquiry:
    (_context, { id, done }) =>
    async (...given) => ({ ...(await settleEnquiry(id, done)(...given)), answer: { message: said('saved') } }),

  // What somebody said does not work.
  getProblems: async ({ db }, asked) => {
    const { rows, ...page } = await problemsPage(db, asked);
    const problems = rows.map(({ id, words, page: from, build, device, created_at, has_log, settled_at }) => ({
      ...{ id, words, page: from, build, device },
      at: new Date(created_at).toISOString(),
      hasLog: Boolean(has_log),
      done: settled_at !== null,
    }));
    return { ...page, problems };
  },
  openProblemLog: ({ db }, { id }) => openProblemLog(db, id),
  settleProblem: (_context, { id, done }) => settleProblem(id, done),
  removeProblem: (_context, { id }) => dropProblem(id),

  // What operators did. A row of another version may name an act that this one does not know; it is left to that one.
  getAudit: async ({ db }, { until, ...asked }) => {
    const { rows, after } = await actionsPage(db, {
      ...asked,
      before: until === undefined ? undefined : endOfDay(until),
    });
    const names = await subjectNames(
      db,
      rows.flatMap((row) => [row.subject, ...recordsIn(row).values()]),
      headlineOf,
    );
    const entries = rows.flatMap((row) => {
      const { id, name, at, action: word, subject, before, after: then, reason: why } = row;
      const action = ACTIONS.find((each) => each === word);
      if (action === undefined) return [];
      const reason = why === null ? null : spoken(readReasons(why));
      const named = [...recordsIn(row)].flatMap(([record, of]) => {
        const called = names.get(of);
        return called === undefined ? [] : [[record, { subject: of, name: called }] as const];
      });
      const about = { subject, subjectName: names.get(subject) ?? null, records: Object.fromEntries(named) };
      return [{ id, operator: name, at: new Date(at).toISOString(), action, ...about, before, after: then, reason }];
    });
    return { entries, operators: await everyOperator(db), after };
  },

  // Who may use the console; for owners.
  getOperators: async ({ db }) =>
    (await operatorsThere(db)).map(({ id, name, role, created_at, password_hash, passkeys, last_seen_at }) => ({
      id,
      name,
      role,
      createdAt: new Date(created_at).toISOString(),
      lastSeenAt: isoOf(last_seen_at),
      signsInBy: (passkeys ?? 0) > 0 ? 'passkey' : password_hash === null ? null : 'password',
    })),
  addOperator: ({ config, now }, asked) => addOperator(config, asked, now()),
  linkOperator: ({ config, now }, { id }) => linkOperator(config, id, now()),
  removeOperator: ({ now }, { id }) => removeOperator(id, now()),

  // The marketplace itself; for owners. What is not set, each page has in its own language.
  getSettings: ({ db }) => storedSettings(db),
  changeSettings: ({ now }, { settings }) => {
    const other = Object.keys(settings).find((name) => !isSetting(name));
    if (other !== undefined) throw new HttpError(400, said('noSetting', { name: other }));
    return changeSettings(settings, now());
  },

  // The cities and localities that are offered, and what is done to one.
  getPlaces: ({ db }) => placesNow(db),
  addPlace: (_context, asked) => addPlace(asked),
  changePlace: (_context, { name, facts, ...seen }) => changePlace(seen, { name, facts }),
  mergePlaces: (_context, { into, ...seen }) => mergePlaces(seen, into),
  removePlace: (_context, seen) => removePlace(seen),

  // What Home shows: its sections, and the articles.
  getHome: ({ db }) => homeNow(db),
  findForHome: ({ db }, { section, q }) => findForHome(db, section, q),
  changeHome: (_context, { section, ...wanted }) => changeHome(section, wanted),
  getNews: async ({ db }) =>
    (await articleList(db)).map(({ slug, topic, title, date, published }) => ({ slug, topic, title, date, published })),
  openArticle: ({ db }, { slug }) => writtenArticle(db, slug),
  addArticle: ({ now }, fields) => saveArticle(null, fields, now()),
  changeArticle: ({ now }, { slug, mark, ...fields }) => saveArticle({ slug, mark }, fields, now()),
};
