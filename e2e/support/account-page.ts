import type { Locator, Page } from '@playwright/test';
import { expect, visit } from './site.ts';

/** Opens the account page of somebody who is logged in. */
export async function openAccount(page: Page): Promise<void> {
  await visit(page, '/member');
  await expect(page.getByRole('heading', { name: 'My account', level: 1 })).toBeVisible();
}

/** A block of that page by its heading. */
export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** The browser itself logs requests that were refused. */
export const allowRefusals = (faults: string[]): void =>
  expect(faults.splice(0).filter((fault) => !/status of 4\d\d/.test(fault))).toEqual([]);
