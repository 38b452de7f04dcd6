import { expect, type Page } from '@playwright/test';
import { paymentsOrigin } from './addresses.ts';

/** Sends a form of the payment sandbox, as its payer or its operator. */
export async function sandbox(page: Page, path: string, form: Record<string, string>): Promise<void> {
  const answer = await page.context().request.post(`${paymentsOrigin}${path}`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Where the order that is shown can be paid: on the payment page that it leads to, and nowhere else. */
export async function payPath(page: Page): Promise<string> {
  const href = await page
    .getByRole('link', { name: 'Open the payment page (opens in a new tab)' })
    .getAttribute('href');
  const { origin, pathname } = new URL(href ?? '');
  expect(origin).toBe(paymentsOrigin);
  return pathname;
}
