import type Axe from 'axe-core';
import { source } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

/**
 * What axe finds wrong in a page: all rules unless some are named. A document is given axe once, which is half a megabyte:
 * it walks on through many screens.
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
    // It would write out each element that it looks at, well or not.
    await frame.evaluate(() => window.axe?.configure({ noHtml: true, allowedOrigins: ['<unsafe_all_origins>'] }));
  }
  return page.evaluate(async (only) => {
    if (!window.axe) throw new Error('another page came');
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      elementRef: true,
      ...(only && { runOnly: only }),
    });
    return violations.map(
      ({ id, nodes: [node] }) => `${id} ${node?.element?.outerHTML.slice(0, 160) ?? String(node?.target)}`,
    );
  }, rules);
}
