import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { readLog } from '../readLog';

/** A place in a built script: its name has a hash. */
const PLACE = /(?<![^\s()@])[^\s()@]{0,200}?([\w-]{1,80}\.[0-9a-f]{8}\.js):(\d{1,9}):(\d{1,9})/g;

/** A stack with the places of the sources in the place of the built ones. `mapOf`: the text of a script's source map. */
export function inSources(stack: string, mapOf: (script: string) => string | null): string {
  return stack.replace(PLACE, (built: string, script: string, line: string, column: string) => {
    const map = mapOf(script);
    if (map === null) return `${built} [no source map in this build]`;
    const place = { line: Number(line), column: Number(column) - 1 };
    const found = originalPositionFor(new TraceMap(map), place);
    return found.source === null ? built : `${found.source.replace(/^\.\//, '')}:${found.line}:${found.column + 1}`;
  });
}

/** The stacks of a log's errors, each after its time; a text that is no log is a stack itself. Throws `Refusal`. */
export function stacksIn(text: string): readonly string[] {
  if (!/^\uFEFF?\{"r":/.test(text)) return [text.trimEnd()];
  const stacks = readLog(text).parts.flatMap(({ head, body }) =>
    body.flatMap((record) => {
      if (record.r !== 'err') return [];
      const stack = record.e instanceof Error ? (record.e.stack ?? String(record.e)) : JSON.stringify(record.e);
      const title = `${new Date(head.at + record.t).toISOString()}, build ${head.build}`;
      return [title, stack, ...(record.components ? [record.components] : [])];
    }),
  );
  return stacks.length > 0 ? stacks : ['No error was recorded.'];
}
