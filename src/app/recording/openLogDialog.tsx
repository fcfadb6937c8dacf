import { createRoot, type Root } from 'react-dom/client';
import type { LogStore } from '@/actionLog/logStore';
import type { Recorder } from '@/actionLog/recorder';
import { LogDialog } from './LogDialog';

export interface LogSource {
  readonly recorder: Pick<Recorder, 'note' | 'exportText'>;
  /** What earlier page loads of the visit left. */
  readonly earlier: LogStore['read'];
}

let root: Root | null = null;

/** Shows the dialog in a root of its own: it must work when the app's does not. */
export function openLogDialog(source: LogSource): void {
  if (root === null) {
    const place = document.createElement('div');
    document.body.append(place);
    root = createRoot(place);
  }
  const shown = root;
  shown.render(<LogDialog source={source} onClose={() => shown.render(null)} />);
}
