import { TestEnvironment } from 'jest-environment-jsdom';

const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'structuredClone',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
] as const;

/** jsdom plus what every browser has and jsdom lacks: classes taken from Node, and the list of what was loaded (empty). */
export default class DomEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    const here: Record<string, unknown> = globalThis;
    for (const name of FROM_NODE) this.global[name as never] = here[name] as never;
    // On the prototype: a test's fake clock makes a `performance` of its own after it.
    this.global.Performance.prototype.getEntriesByType = () => [];
  }

  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
