import { createContext, use, type ComponentType, type ReactNode } from 'react';

export interface LazyComponent<P = object> {
  (props: P): ReactNode;
  /** Starts loading the code; rejects when it cannot be had. */
  readonly preload: () => Promise<void>;
  /** Whether the code is there. */
  readonly ready: () => boolean;
}

/** What tells one attempt to show a screen from the next: a part whose code did not come is asked for once in each. */
export const Attempt = createContext<object | null>(null);

/**
 * A part whose code comes when it is first needed; stands below a Suspense, or waits for `useLazyComponent`. Unlike
 * React.lazy it renders at once when the code is already there (so Back shows no fallback), and can be asked for again
 * after a failure.
 */
export function lazyComponent<P extends object = object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyComponent<P> {
  let Loaded: ComponentType<P> | null = null;
  let loading: Promise<void> | null = null;
  let failed = false;
  let latest: object | null = null;
  const preload = (): Promise<void> => {
    if (loading === null || failed) {
      failed = false;
      loading = load().then(
        (module) => {
          Loaded = module.default;
        },
        (error: unknown) => {
          failed = true;
          throw error;
        },
      );
    }
    return loading;
  };
  const comes = (attempt: object | null): Promise<void> => {
    const isNew = attempt !== latest;
    latest = attempt;
    // A rendering finds a failure where it was: asking anew at each one would never end.
    return loading === null || isNew ? preload() : loading;
  };
  const Part = (props: P) => {
    const attempt = use(Attempt);
    if (Loaded === null) use(comes(attempt));
    return Loaded === null ? null : <Loaded {...props} />;
  };
  return Object.assign(Part, { preload, ready: () => Loaded !== null });
}
