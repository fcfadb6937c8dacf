import { early } from '@/actionLog/browser/early';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Attempt } from '@/components/ui/lazyComponent';
import { onReconnect } from '@/components/ui/onReconnect';
import { TakenOver } from './TakenOver';
import * as words from '@/words/app';

interface Props {
  readonly children: ReactNode;
}
interface State {
  readonly error: unknown;
  readonly attempt: object;
}

/** Whether a file of the app did not come: there is no line, or it is gone since a deploy. */
const isMissing = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/**
 * Holds a screen that throws: it says so and offers to load the page anew; header and footer live on (ERR-6). A screen
 * whose file did not come is no fault of the app: it can be asked for again on the spot, and comes by itself when the line
 * is back (ERR-5).
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, attempt: {} };

  private stop: (() => void) | null = null;

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidMount() {
    this.stop = onReconnect(() => {
      if (isMissing(this.state.error)) this.again();
    });
  }

  override componentWillUnmount() {
    this.stop?.();
  }

  again() {
    this.setState({ error: null, attempt: {} });
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    if (isMissing(error)) return;
    console.error(error, info.componentStack);
    early.note({ r: 'err', e: error, components: info.componentStack ?? '' });
    void early.load();
  }

  override render() {
    const { error, attempt } = this.state;
    if (error === null) return <Attempt value={attempt}>{this.props.children}</Attempt>;
    const missing = isMissing(error);
    const { title, text } = missing ? words.missing : words.stopped;
    return (
      <div role="alert" className="mx-auto flex w-full max-w-page flex-col items-center gap-4 px-5 py-20 text-center">
        <TakenOver />
        <h1 className="text-section">{title}</h1>
        <p className="max-w-md text-muted">{text}</p>
        {missing && <Button onClick={() => this.again()}>{words.retry}</Button>}
        <Button
          variant={missing ? 'secondary' : 'primary'}
          onClick={() => {
            window.location.reload();
          }}
        >
          {words.reload}
        </Button>
        {!missing && (
          <Button variant="secondary" onClick={() => void early.load().then((open) => open())}>
            {words.report}
          </Button>
        )}
      </div>
    );
  }
}
