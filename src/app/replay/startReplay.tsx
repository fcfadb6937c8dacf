import { createRoot } from 'react-dom/client';
import { replayTarget } from '../replayTarget';
import { ReplayApp } from './ReplayApp';
import { stillDialogs } from './stillDialogs';

/** The page as the player of action logs: the app itself is not started (STORE-8). */
export function startReplay(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  stillDialogs();
  createRoot(root).render(<ReplayApp target={replayTarget()} />);
}
