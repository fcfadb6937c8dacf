import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { HttpError } from '../kernel/httpError';
import type { UploadHead } from '../media/uploadStore';

/** What a request for a file is answered with: all of it, a part (both ends included), or a status alone. */
export type Verdict =
  | { readonly status: 200 }
  | { readonly status: 206; readonly start: number; readonly end: number }
  | { readonly status: 304 | 412 | 416 };

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
/** Whether a condition's list of tags names this one; `*` names any. */
export const hasTag = (list: string, tag: string): boolean =>
  list.trim() === '*' || list.split(',').some((each) => bare(each) === bare(tag));

/** Whether the file changed after a date of HTTP, which knows no parts of a second. A broken date says nothing: null. */
function changedAfter(date: string, { modified }: UploadHead): boolean | null {
  const time = Date.parse(date);
  return Number.isNaN(time) ? null : Math.floor(modified.getTime() / 1000) * 1000 > time;
}

function isKnown(headers: IncomingHttpHeaders, head: UploadHead): boolean {
  const { 'if-none-match': tags, 'if-modified-since': since } = headers;
  if (tags !== undefined) return hasTag(tags, head.tag);
  return since !== undefined && changedAfter(since, head) === false;
}

function isOther(headers: IncomingHttpHeaders, head: UploadHead): boolean {
  const { 'if-match': tags, 'if-unmodified-since': since } = headers;
  if (tags !== undefined) return !hasTag(tags, head.tag);
  return since !== undefined && changedAfter(since, head) === true;
}

/** Whether a part may be sent: the caller has the rest of the same file. */
function continues(ifRange: string | undefined, head: UploadHead): boolean {
  if (ifRange === undefined) return true;
  return ifRange.includes('"') ? ifRange.trim() === head.tag : changedAfter(ifRange, head) === false;
}

function partOf(range: string, size: number): Verdict {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  // Several parts, other units and nonsense are answered with the whole file, as HTTP allows.
  if (from === '' && to === '') return { status: 200 };
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return { status: 200 };
  return start >= size || end < start ? { status: 416 } : { status: 206, start, end };
}

/** Reads the conditions of a GET or HEAD in HTTP's order (RFC 9110, 13.2.2). */
export function verdictOn(headers: IncomingHttpHeaders, head: UploadHead): Verdict {
  if (isOther(headers, head)) return { status: 412 };
  if (isKnown(headers, head)) return { status: 304 };
  const { range, 'if-range': ifRange } = headers;
  return range === undefined || !continues(ifRange?.toString(), head) ? { status: 200 } : partOf(range, head.size);
}

/** Says in the head of an answer what a verdict on a file of `size` bytes comes to. Throws 412 and 416. */
export function applyVerdict(reply: FastifyReply, verdict: Verdict, size: number): void {
  switch (verdict.status) {
    case 206:
      void reply.code(206).header('Content-Range', `bytes ${verdict.start}-${verdict.end}/${size}`);
      return;
    case 304:
      void reply.code(304);
      return;
    case 412:
      throw new HttpError(412, 'This file is another one by now.');
    case 416:
      void reply.header('Content-Range', `bytes */${size}`);
      throw new HttpError(416, 'This file has no such part.');
  }
}

/** Whether a request has to know about the file before it is read. */
export const isConditional = (headers: IncomingHttpHeaders): boolean =>
  (['range', 'if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'] as const).some(
    (name) => headers[name] !== undefined,
  );
