import { holdPress } from './earlyInput';

/*
 * A script of its own, far smaller than the app, so that on a slow line a press counts as soon as the page is there. The
 * page from the server alone has something to press.
 */
if (document.getElementById('answers') !== null) holdPress(document);
