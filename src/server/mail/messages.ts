import { dayInIndia } from '@/domain/moments';
import type { Language } from '@/domain/languages';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { linkTo, mailTo, oneLine, quoted } from './letter';
import type { Mail } from './mailer';
import { MAIL_WORDS, type Reader } from './mailWords';

const validFor = (code: string, language: Language): string =>
  `${code}\n\n${MAIL_WORDS[language].codes.valid({ site: SITE.name })}`;

/** `isLast`: no further code is mailed to this reader for up to an hour. */
export function signUpCode(reader: Reader, code: string, isLast: boolean): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[reader.language].signUpCode;
  return mailTo(
    reader,
    words.subject({ site }),
    words.welcome({ site }),
    validFor(code, reader.language),
    isLast ? MAIL_WORDS[reader.language].codes.lastForHour : null,
    words.notYou,
  );
}

/** To the account's own reader, when somebody signs up with its e-mail or its mobile number. */
export function alreadySignedUp(reader: Reader): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[reader.language].alreadySignedUp;
  return mailTo(reader, words.subject({ site }), words.tried({ site }), words.logIn, words.notYou);
}

interface ResetCodes {
  readonly code: string;
  /** Twenty digits. */
  readonly longCode: string;
  /** No further message with a code goes to this reader for half an hour. */
  readonly last: boolean;
}

/** To somebody who forgot the password of an account. */
export function resetCode(reader: Reader, { code, longCode, last }: ResetCodes): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[reader.language].resetCode;
  return mailTo(
    reader,
    words.subject({ site }),
    words.enter({ site }),
    validFor(code, reader.language),
    `${words.long}\n\n${longCode.replace(/\d{4}(?=\d)/g, '$& ')}`,
    last ? MAIL_WORDS[reader.language].codes.lastForHalfHour : null,
    words.notYou,
  );
}

/** To the account's own reader: if it was somebody else, this is how they learn of it. */
export function passwordChanged(reader: Reader): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[reader.language].passwordChanged;
  return mailTo(reader, words.subject({ site }), words.changed({ site }), words.notYou);
}

/** To somebody who asked to become an agent, once the operator said yes. */
export function agentMessage(reader: Reader): Mail {
  const words = MAIL_WORDS[reader.language].agent;
  return mailTo(reader, words.subject({ site: SITE.name }), words.granted, words.post);
}

/** To somebody who deleted their account; `origin` is where it can be taken back, null where nobody has said. */
export function leavingMessage(reader: Reader, deletionDueAt: number, origin: string | null): Mail {
  const { language } = reader;
  const site = SITE.name;
  const words = MAIL_WORDS[language].leaving;
  const day = dayInIndia(deletionDueAt, language);
  const link = linkTo(paths.dashboard, language, origin);
  return mailTo(reader, words.subject({ site, day }), words.asked({ site }), words.until({ day }), link, words.notYou);
}

/** To somebody whose address was given for the newsletter; `link` confirms that and ends it. */
export function newsletterMessage(reader: Reader, link: string): Mail {
  const site = SITE.name;
  const words = MAIL_WORDS[reader.language].newsletter;
  return mailTo(reader, words.subject({ site }), words.confirm({ site }), link, words.leave, words.notYou);
}

/** What an agent is told of a new review. */
interface NewReview extends Reader {
  readonly agentId: string;
  /** Who wrote it: the first name. */
  readonly author: string;
  readonly stars: number;
  readonly text: string;
}

/** The mail to an agent about a new review (AGENT-4); `origin` is where the agent's page is, null where nobody has said. */
export function agentReviewMessage(
  { agentId, author, stars, text, ...reader }: NewReview,
  origin: string | null,
): Mail {
  const { language } = reader;
  const words = MAIL_WORDS[language].agentReview;
  return mailTo(
    reader,
    words.subject({ stars }),
    words.wrote({ author: oneLine(author) || words.somebody, stars }),
    quoted(language, text),
    words.where,
    linkTo(paths.agent(agentId), language, origin),
  );
}
