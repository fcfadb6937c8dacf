import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { replayTarget } from '../replayTarget';
import { ReplayApp } from './ReplayApp';

/** The page as the player of action logs: the app itself is not started (STORE-8). */
export function startReplay(): void {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  // A modal dialog would block the player's bar as well: dialogs are shown in the same place without that.
  HTMLDialogElement.prototype.showModal = function showStill() {
    Object.assign(this.style, { position: 'fixed', inset: '0', zIndex: '40' });
    this.show();
  };
  createRoot(root).render(createElement(ReplayApp, { target: replayTarget() }));
}
