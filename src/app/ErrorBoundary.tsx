import { early } from '@/actionLog/browser/early';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button';

interface Props {
  readonly children: ReactNode;
}

/** Holds a screen that throws: it says so and offers to load the page anew; header and footer live on (ERR-6). */
export class ErrorBoundary extends Component<Props, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('unknown') };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
    void early.load().then(({ failed }) => failed(error));
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <div role="alert" className="mx-auto flex w-full max-w-page flex-col items-center gap-4 px-5 py-20 text-center">
        <h1 className="text-section">This screen has stopped working</h1>
        <p className="max-w-md text-muted">
          Nothing you saved is lost. Load the page again; if it happens again, please tell us what you did before.
        </p>
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          Reload
        </Button>
        <Button variant="secondary" onClick={() => void early.load().then(({ open }) => open())}>
          Report
        </Button>
      </div>
    );
  }
}
