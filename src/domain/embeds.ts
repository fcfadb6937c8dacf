import { imageList, isPicture } from './images';

/** Every origin that a link built here can be framed from, besides the product's own: for the content security policy. */
export const FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.google.com',
  'https://maps.google.com',
  'https://www.openstreetmap.org',
  'https://drive.google.com',
] as const;

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const VIMEO_HOSTS = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);

/** The texts in a value that may be one text or a list of them. */
function texts(value: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === 'string').map((item) => item.trim());
}

/** The first of the texts for which `build` gives something. */
function firstOf<T>(value: unknown, build: (text: string) => T | null): T | null {
  for (const text of texts(value)) {
    const built = build(text);
    if (built !== null) return built;
  }
  return null;
}

function parse(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

/** A web address as people paste it: with https, http, or no scheme at all. */
function webAddress(text: string): URL | null {
  const url = parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
}

function youtubeId(url: URL): string | null {
  const [first, second] = url.pathname.split('/').filter(Boolean);
  let id: string | null | undefined;
  if (url.hostname === 'youtu.be' || url.hostname === 'www.youtu.be') id = first;
  else if (!YOUTUBE_HOSTS.has(url.hostname)) return null;
  else if (first === 'watch') id = url.searchParams.get('v');
  else if (first === 'embed' || first === 'shorts' || first === 'live' || first === 'v') id = second;
  return id != null && /^[\w-]{11}$/.test(id) ? id : null;
}

function oneVideo(text: string): { src: string; host: string } | null {
  const url = webAddress(text);
  if (url === null) return null;
  const youtube = youtubeId(url);
  if (youtube !== null) {
    return { src: `https://www.youtube-nocookie.com/embed/${youtube}`, host: 'www.youtube-nocookie.com' };
  }
  const vimeo = VIMEO_HOSTS.has(url.hostname) ? /\/(\d{5,12})(?:\/([\da-f]{6,20}))?\/?$/.exec(url.pathname) : null;
  if (vimeo?.[1] === undefined) return null;
  // An unlisted video opens only with its hash.
  const hash = vimeo[2] ?? /^[\da-f]{6,20}$/.exec(url.searchParams.get('h') ?? '')?.[0];
  const src = `https://player.vimeo.com/video/${vimeo[1]}${hash === undefined ? '' : `?h=${hash}`}`;
  return { src, host: 'player.vimeo.com' };
}

/**
 * The player for a video link, rebuilt from the video's id alone: YouTube (watch, youtu.be, shorts, live, embed)
 * without cookies, or Vimeo. Null for any other address, so that nothing foreign is ever framed [FMT-4].
 */
export function videoEmbed(link: unknown): { src: string; host: string } | null {
  return firstOf(link, oneVideo);
}

function oneMap(text: string): string | null {
  const url = parse(text);
  if (url === null || url.protocol !== 'https:' || url.port !== '') return null;
  const known =
    (url.hostname === 'www.google.com' && /^\/maps\/embed(?:\/|$)/.test(url.pathname)) ||
    (/^(?:www|maps)\.google\.com$/.test(url.hostname) &&
      /^\/maps\/?$/.test(url.pathname) &&
      url.searchParams.get('output') === 'embed') ||
    (url.hostname === 'www.openstreetmap.org' && url.pathname === '/export/embed.html');
  return known ? `https://${url.hostname}${url.pathname}${url.search}` : null;
}

/** A map that may be framed: the embed pages of Google Maps and OpenStreetMap, over https; null for the rest [JDET-6]. */
export function mapEmbed(value: unknown): string | null {
  return firstOf(value, oneMap);
}

/** An absolute https address of any host; one that hides its host behind a user's name is none. */
function oneOutside(text: string): string | null {
  const url = parse(text);
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

/** Where a listing stands, as its `locationMap` tells it. */
interface Maps {
  /** The page that may be framed. */
  readonly embed: string | null;
  readonly pictures: readonly string[];
  /** Pages of any other host: offered as links, never framed. */
  readonly links: readonly string[];
}

/** What of a location map is framed, shown as a picture, and only linked [JDET-6, PDET-12, FMT-4]. */
export function mapsOf(value: unknown): Maps {
  const embed = mapEmbed(value);
  const given = texts(value).filter((text) => mapEmbed(text) === null);
  const links = given.filter((text) => !isPicture(text)).flatMap((text) => oneOutside(text) ?? []);
  return { embed, pictures: imageList(given).filter(isPicture), links };
}

const NO_ORIGIN = 'https://own.invalid';

/** A brochure that can be offered: an own file, a page of Google Drive that shows one, or any host's address. */
export interface Brochure {
  readonly href: string;
  /** `file` and `page` may be framed, an own `file` downloaded; an `outside` address is only linked. */
  readonly kind: 'file' | 'page' | 'outside';
}

function ownBrochure(text: string, ownOrigin: string | undefined): Brochure | null {
  const url = parse(text, NO_ORIGIN);
  if (url === null || (url.origin !== NO_ORIGIN && url.origin !== ownOrigin)) return null;
  // An escaped slash or backslash could lead a server out of its folder.
  if (!/^\/uploads\/.+\.pdf$/i.test(url.pathname) || /%(?:00|2f|5c)/i.test(url.pathname)) return null;
  return { href: url.origin === NO_ORIGIN ? url.pathname : `${url.origin}${url.pathname}`, kind: 'file' };
}

function driveBrochure(text: string): Brochure | null {
  const url = parse(text);
  if (url?.protocol !== 'https:' || url.hostname !== 'drive.google.com') return null;
  const id = /^\/file\/d\/([\w-]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get('id') ?? '';
  return /^[\w-]{10,100}$/.test(id) ? { href: `https://drive.google.com/file/d/${id}/preview`, kind: 'page' } : null;
}

function outsideBrochure(text: string): Brochure | null {
  const href = oneOutside(text);
  return href === null ? null : { href, kind: 'outside' };
}

/**
 * The brochure of a listing: an own uploaded PDF (a path, or an address of `ownOrigin`), a file on Google Drive, rebuilt
 * from its id, or an https address elsewhere. Null for the rest, such as http or a script [JLIST-4, JDET-1, JDET-6].
 */
export function brochureOf(value: unknown, ownOrigin?: string): Brochure | null {
  return (
    firstOf(value, (text) => ownBrochure(text, ownOrigin) ?? driveBrochure(text)) ?? firstOf(value, outsideBrochure)
  );
}
