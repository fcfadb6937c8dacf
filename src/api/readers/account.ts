import type { Reader } from '../types';
import { isRaw, number, object, rows, said, text, texts, UnreadableAnswer, type Raw } from './coerce';
import { profileOf, type OwnProfile } from './profile';

/** Who is logged in. The phone and e-mail are kept as they came, for the profile and for forms. */
export interface SessionUser {
  readonly _id: string;
  readonly username: string;
  readonly roleCode: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** The address of the person's picture, where the server tells it. */
  readonly profilePic: string | null;
  /** How many enquiries an agent has not begun to answer, where the server counts them. It is not kept on the device. */
  readonly newEnquiries?: number;
}
interface LoggedIn {
  readonly message: string | null;
  readonly token: string;
  readonly user: SessionUser;
}

const user = (raw: Raw): SessionUser => {
  const _id = text(raw['_id']);
  if (_id === null) throw new UnreadableAnswer('a user without an id');
  const role = raw['role'];
  const newEnquiries = number(raw['newEnquiries']);
  return {
    _id,
    username: text(raw['username']) ?? text(raw['name']) ?? '',
    roleCode: isRaw(role) ? text(role['roleCode']) : null,
    email: text(raw['email']),
    phone: text(raw['phone']),
    profilePic: text(raw['profilePic']),
    ...(newEnquiries === null ? {} : { newEnquiries }),
  };
};

/** `{message, user: {…, token}}` of sign-in, of a validated code and of a new password (API-25, 26, 28). */
export const readLoggedIn: Reader<LoggedIn> = (body) => {
  const raw = object(body);
  const who = object(raw['user']);
  const token = text(who['token']);
  if (token === null) throw new UnreadableAnswer('a login without a token');
  return { result: { message: text(raw['message']), token, user: user(who) } };
};

/** The first item of an array decides the role (AUTH-11). */
export const readCurrentUser: Reader<SessionUser | null> = (body) => {
  const first = isRaw(body) ? body : rows(body)[0];
  return { result: first ? user(first) : null };
};

/** The own profile; one of which nothing is known yet is empty (API-15). */
export const readProfile: Reader<OwnProfile> = (body) => ({
  result: profileOf(isRaw(body) ? body : (rows(body)[0] ?? {})),
});

export interface Said {
  readonly message: string | null;
}
/** Answers that say that something was done, in the server's words if it has any. */
export const readMessage: Reader<Said> = (body) => ({ result: { message: said(body) } });

export const readId: Reader<{ readonly id: string; readonly email: string | null }> = (body) => {
  const raw = object(body);
  const id = text(raw['id']);
  if (id === null) throw new UnreadableAnswer('an answer without an id');
  return { result: { id, email: text(raw['email']) } };
};

/** An answer to an upload may have no body: then it has no file (UP-4). */
const ofUpload = (body: unknown): Raw => object(body ?? {});

/** `{file}` of one uploaded picture, or the server's `message` when there is none (UP-5). */
export const readFile: Reader<{ readonly file: string | null; readonly message: string | null }> = (body) => {
  const raw = ofUpload(body);
  return { result: { file: text(raw['file']), message: text(raw['message']) } };
};

export const readFiles: Reader<{ readonly images: readonly string[]; readonly message: string | null }> = (body) => {
  const raw = ofUpload(body);
  const images = texts(raw['images']) ?? [];
  return { result: { images, message: text(raw['message']) } };
};
