/**
 * The foot of a form of many windows: it stays at the window's foot, so that its button is always at hand. Where exactly is
 * said by who has it: bars may stand below.
 */
export const saveFoot = 'sticky z-10 flex flex-col gap-2 border-t border-line bg-paper py-3';

/** It, in the app, above the comparison's bar. */
export const appFoot = `${saveFoot} bottom-[var(--compare-bar)]`;
