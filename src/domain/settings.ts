import { displayPhone, isMobile } from './contact';
import { isEmail } from './email';
import { DEFAULT_OFFER } from './membership';
import { pictureVariants } from './pictures';
import { DEFAULT_SITE, SOCIAL_NETWORKS, type PackageRow, type Site, type SocialNetwork } from './site';
import * as words from '@/words/consoleSettings';

/** What an operator sets of the marketplace itself: each a text. */
export const SETTINGS = [
  'name',
  'tagline',
  'phone',
  'chatPhone',
  'email',
  'address',
  'helpHours',
  ...SOCIAL_NETWORKS,
  'android',
  'ios',
  'logo',
  'packages',
  'worth',
  'price',
  'benefits',
] as const;
export type SettingName = (typeof SETTINGS)[number];
export type Settings = Readonly<Record<SettingName, string>>;

export const isSetting = (name: string): name is SettingName => SETTINGS.some((each) => each === name);

const NETWORK_HOSTS: Readonly<Record<SocialNetwork, readonly string[]>> = {
  facebook: ['facebook.com'],
  instagram: ['instagram.com'],
  youtube: ['youtube.com'],
  x: ['x.com', 'twitter.com'],
};

/** Longer than any line is shown well, characters. */
const LONGEST = { name: 30, tagline: 100, email: 100, line: 80, link: 200 };
const MOST_LINES = 5;
/** More than a table on a phone shows well. */
const MOST_PACKAGE_LINES = 10;

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What would be read as markup, or is not seen at all. */
const hasMarkup = (text: string): boolean => /[<>\p{Cc}\p{Cf}]/u.test(text);

type Faults = typeof words.faults;
/** What is wrong, worded when it is known in which language. */
type Fault = ((faults: Faults) => string) | null;

const lineFault = (text: string, most: number): Fault => {
  if (text.length > most) return ({ tooLong }) => tooLong({ most });
  return hasMarkup(text) ? ({ markup }) => markup : null;
};

const EMPTY: Fault = ({ empty }) => empty;
const needed = (text: string, most: number): Fault => (text === '' ? EMPTY : lineFault(text, most));

const phoneFault = (text: string): Fault => (isMobile(text) && displayPhone(text) !== '' ? null : ({ phone }) => phone);

function linesFault(text: string, most = MOST_LINES): Fault {
  const lines = linesOf(text);
  if (lines.length === 0) return EMPTY;
  if (lines.length > most) return ({ manyLines }) => manyLines({ most });
  return lines.map((line) => lineFault(line, LONGEST.line)).find((fault) => fault !== null) ?? null;
}

const partsOf = (row: string): readonly string[] => row.split('|').map((part) => part.trim());

function packagesFault(text: string): Fault {
  const isRow = (row: string) => partsOf(row).length === 3 && partsOf(row).every((part) => part !== '');
  return linesOf(text).every(isRow) ? linesFault(text, MOST_PACKAGE_LINES) : ({ packages }) => packages;
}

/** An https address on one of these hosts, or nothing. */
function linkFault(text: string, hosts: readonly string[]): Fault {
  if (text === '') return null;
  const wanted: Fault = ({ link }) => link({ address: `https://${hosts[0] ?? ''}/` });
  if (text.length > LONGEST.link || hasMarkup(text) || /[\s"'\\]/.test(text) || !URL.canParse(text)) return wanted;
  const { protocol, hostname, username, password, port } = new URL(text);
  const isThere = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return protocol === 'https:' && isThere && `${username}${password}${port}` === '' ? null : wanted;
}

function faultIn(name: SettingName, value: string): Fault {
  const text = value.trim();
  switch (name) {
    case 'name':
      return /[\p{L}\p{N}]{2}/u.test(text) && !/["&\\`$]/.test(text)
        ? needed(text, LONGEST.name)
        : ({ name: letters }) => letters;
    case 'tagline':
      return needed(text, LONGEST.tagline);
    case 'email':
      return isEmail(text) && !/[,;:"()[\]\\?&]/.test(text) ? needed(text, LONGEST.email) : ({ email }) => email;
    case 'phone':
      return phoneFault(text);
    case 'chatPhone':
      return text === '' ? null : phoneFault(text);
    case 'address':
    case 'helpHours':
      return linesFault(value);
    case 'android':
      return linkFault(text, ['play.google.com']);
    case 'ios':
      return linkFault(text, ['apps.apple.com']);
    case 'logo':
      return text === '' || pictureVariants(text) !== null ? null : ({ logo }) => logo;
    case 'packages':
      return packagesFault(value);
    case 'benefits':
      return linesFault(value);
    case 'worth':
    case 'price':
      return /^[1-9]\d{0,8}$/.test(text) ? null : ({ rupees }) => rupees;
    default:
      return linkFault(text, NETWORK_HOSTS[name]);
  }
}

/** What is wrong with a setting, in words for its field: those of the page, or others; null when nothing is. */
export const settingFault = (name: SettingName, value: string, faults: Faults = words.faults): string | null =>
  faultIn(name, value)?.(faults) ?? null;

/** A setting as it is stored: without blanks around it or its lines. */
export const trimmedSetting = (value: string): string => linesOf(value).join('\n');

const rowText = ({ name, free, paid }: PackageRow): string => `${name} | ${free} | ${paid}`;

/** The settings of a site, as they are filled in. */
export function settingsOf({ social, stores, address, helpHours, ...site }: Site): Settings {
  const { worth, price, benefits } = { ...DEFAULT_OFFER.membership, ...site.membership };
  return {
    name: site.name,
    tagline: site.tagline,
    phone: site.phone,
    chatPhone: site.chatPhone,
    email: site.email,
    address: address.join('\n'),
    helpHours: helpHours.join('\n'),
    facebook: social.facebook ?? '',
    instagram: social.instagram ?? '',
    youtube: social.youtube ?? '',
    x: social.x ?? '',
    android: stores.android ?? '',
    ios: stores.ios ?? '',
    logo: site.logo ?? '',
    packages: (site.packages ?? DEFAULT_OFFER.packages).map(rowText).join('\n'),
    worth: String(worth),
    price: String(price),
    benefits: benefits.join('\n'),
  };
}

/** What stands where nothing was set, in the language of the page; the server's is English. */
export const DEFAULT_SETTINGS = settingsOf(DEFAULT_SITE);

const rowOf = (row: string): PackageRow => {
  const [name = '', free = '', paid = ''] = partsOf(row);
  return { name, free, paid };
};

/**
 * What is set, as `showSite` takes it, and nothing else: the rest stays in the language of the page. What would be refused
 * by now is left out.
 */
export function siteOf(stored: Partial<Settings>): Partial<Site> {
  const set: Partial<Settings> = Object.fromEntries(
    Object.entries(stored).filter(([name, value]) => isSetting(name) && settingFault(name, value) === null),
  );
  const { name, tagline, phone, chatPhone, email, address, helpHours, android, ios, logo } = set;
  const { packages, worth, price, benefits } = set;
  const social = SOCIAL_NETWORKS.filter((kind) => set[kind]).map((kind) => [kind, set[kind] ?? ''] as const);
  const membership = {
    ...(worth && { worth: Number(worth) }),
    ...(price && { price: Number(price) }),
    ...(benefits && { benefits: linesOf(benefits) }),
  };
  return {
    ...(name && { name }),
    ...(tagline && { tagline }),
    ...(phone && { phone }),
    ...(chatPhone !== undefined && { chatPhone }),
    ...(email && { email }),
    ...(address && { address: linesOf(address) }),
    ...(helpHours && { helpHours: linesOf(helpHours) }),
    ...(social.length > 0 && { social: Object.fromEntries(social) }),
    ...((android || ios) && { stores: { android: android || null, ios: ios || null } }),
    ...(logo && { logo }),
    ...(packages && { packages: linesOf(packages).map(rowOf) }),
    ...(Object.keys(membership).length > 0 && { membership }),
  };
}
