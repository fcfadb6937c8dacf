import type { IncomingHttpHeaders } from 'node:http';
import { isConditional, verdictOn, type Verdict } from '@/server/http/conditionalRequests';

const head = { size: 100, tag: '"abc"', modified: new Date('2026-01-02T03:04:05.600Z') };
const SAME = 'Fri, 02 Jan 2026 03:04:05 GMT';
const EARLIER = 'Fri, 02 Jan 2026 03:04:04 GMT';

describe('conditions of a request for a file', () => {
  it.each<[IncomingHttpHeaders, Verdict]>([
    [{}, { status: 200 }],
    [{ 'if-none-match': '"abc"' }, { status: 304 }],
    [{ 'if-none-match': 'W/"x", W/"abc"' }, { status: 304 }],
    [{ 'if-none-match': '*' }, { status: 304 }],
    [{ 'if-none-match': '"x"', 'if-modified-since': SAME }, { status: 200 }],
    [{ 'if-modified-since': SAME }, { status: 304 }],
    [{ 'if-modified-since': EARLIER }, { status: 200 }],
    [{ 'if-modified-since': 'yesterday' }, { status: 200 }],
    [{ 'if-match': '"x"' }, { status: 412 }],
    [{ 'if-match': '"abc"' }, { status: 200 }],
    [{ 'if-unmodified-since': EARLIER }, { status: 412 }],
    [{ 'if-unmodified-since': SAME }, { status: 200 }],
    [{ range: 'bytes=0-9' }, { status: 206, start: 0, end: 9 }],
    [{ range: 'bytes=90-' }, { status: 206, start: 90, end: 99 }],
    [{ range: 'bytes=90-500' }, { status: 206, start: 90, end: 99 }],
    [{ range: 'bytes=-10' }, { status: 206, start: 90, end: 99 }],
    [{ range: 'bytes=-500' }, { status: 206, start: 0, end: 99 }],
    [{ range: 'bytes=100-' }, { status: 416 }],
    [{ range: 'bytes=-0' }, { status: 416 }],
    [{ range: 'bytes=9-3' }, { status: 200 }],
    [{ range: 'bytes=0-1,4-5' }, { status: 200 }],
    [{ range: 'lines=1-2' }, { status: 200 }],
    [{ range: 'bytes=-' }, { status: 200 }],
    [
      { range: 'bytes=0-9', 'if-range': '"abc"' },
      { status: 206, start: 0, end: 9 },
    ],
    [{ range: 'bytes=0-9', 'if-range': '"x"' }, { status: 200 }],
    [
      { range: 'bytes=0-9', 'if-range': SAME },
      { status: 206, start: 0, end: 9 },
    ],
    [{ range: 'bytes=0-9', 'if-range': EARLIER }, { status: 200 }],
    [{ range: 'bytes=0-9', 'if-none-match': '"abc"' }, { status: 304 }],
  ])('%j: %j', (headers, verdict) => {
    expect(verdictOn(headers, head)).toEqual(verdict);
    expect(isConditional(headers)).toBe(Object.keys(headers).length > 0);
  });

  it('has no part of an empty file to give', () => {
    expect(verdictOn({ range: 'bytes=0-' }, { ...head, size: 0 })).toEqual({ status: 416 });
  });
});
