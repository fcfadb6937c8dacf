import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds wrong in a page: all rules unless some are named. Legacy mode stays in this page: the default opens a
 * blank one for every run.
 */
export async function axeFaults(page: Page, rules?: string[]): Promise<readonly string[]> {
  // Of what is well it would reckon and send each element as well, which takes nearly as long as to look at it.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160) ?? ''}`);
}
