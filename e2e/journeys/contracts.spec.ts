import { shippedLanguages } from '@mekong/i18n/registry';
import type { Locator, Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { ownSite } from '../support/own-site.ts';
import { meetAt, signIn } from '../support/people.ts';
import {
  acknowledgeNotices,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  visit,
  visitAsAgent,
} from '../support/site.ts';

// what two parties agree on would be in the way of others
const { site } = ownSite();

const upline = { ...accounts.agent, username: 'vanna' };

/** The contracts of real-time salary: on the open page, or in the window over it. */
const realTime = (place: Page | Locator): Locator => place.getByRole('table', { name: 'Real-time salary' });

test('an upline and a downline negotiate a contract in two browsers: changed, signed, to be ended, kept', {
  tag: '@night',
}, async ({ page, browser }) => {
  test.setTimeout(400_000);
  const open = (who: Page, path: string): Promise<void> => visit(who, `${site()}${path}`);
  meetAt(page, site());
  await signIn(page, upline);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' });
  meetAt(phone, site());
  await signIn(phone, accounts.agent);

  await test.step('the upline offers a better rate for a contract in force', async () => {
    await open(page, '/');
    await acknowledgeNotices(page);
    await open(page, '/agentHome?page=contracts&side=UPLINE');
    await realTime(page).getByRole('link', { name: 'Change terms' }).click();
    const rate = page.getByRole('textbox', { name: 'Rate in %' });
    await rate.fill('0.3');
    await rate.blur();
    await expect(page.getByText('Within your rate')).toBeVisible();
    await page.getByRole('button', { name: 'Review' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send offer' }).click();
    await expect(realTime(page)).toContainText('Amended');
  });

  await test.step('the downline finds it over the first page of the site, and signs it', async () => {
    await open(phone, '/');
    await acknowledgeNotices(phone);
    const waiting = phone.getByRole('dialog', { name: 'Contract agreements' });
    const offer = realTime(waiting);
    await expect(offer).toContainText('0.30%');
    await expectNoSidewaysScroll(phone);
    await offer.getByRole('button', { name: /^Sign/ }).click();
    await expect(phone.getByText('Signed. The terms start with the next cycle', { exact: true })).toBeVisible();
    await expect(offer).toBeHidden();
    await waiting.getByRole('button', { name: 'Decide later' }).click();
  });

  await test.step('the upline reads that it was signed', async () => {
    await page.reload();
    await realTime(page).getByRole('link', { name: 'Terms and history' }).click();
    const history = page
      .getByRole('dialog', { name: 'Real-time salary' })
      .getByRole('list', { name: 'What has happened' });
    await expect(history).toContainText('The other party');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the downline asks for the end, and the upline keeps the contract', async () => {
    await open(phone, '/agentHome?page=contracts');
    await realTime(phone)
      .getByRole('button', { name: /^Terminate/ })
      .click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Terminate' }).click();
    await expect(realTime(phone)).toContainText('End requested');
    await page.reload();
    await realTime(page)
      .getByRole('button', { name: /^Refuse/ })
      .click();
    await expect(realTime(page)).toContainText('In force');
    await phone.reload();
    await expect(realTime(phone)).toContainText('In force');
    await expectAccessible(phone);
  });
  await phone.context().close();
});

test('both parties read contracts and bills in every language and theme, at a desk and on a phone', {
  tag: '@night',
}, async ({ page, browser }) => {
  test.setTimeout(600_000);
  meetAt(page, site());
  await signIn(page, upline);
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' });
  meetAt(phone, site());
  await signIn(phone, accounts.agent);
  // with the journey before it on the same site they are acknowledged already, without it they would come in between
  for (const who of [page, phone]) await visitAsAgent(who, `${site()}/`);
  // one dividend that was paid, and one that was rejected, with the reason
  const billsAt = '/agentHome?page=agentRevenueReport&view=bills&kind=DIVIDEND';
  await visit(phone, `${site()}${billsAt}`);
  const addressOf = async (status: string): Promise<string> => {
    const row = phone.getByRole('row').filter({ hasText: status }).first();
    return (await row.getByRole('link', { name: /^Open/ }).getAttribute('href')) ?? '';
  };
  const [paid, rejected] = [await addressOf('Paid'), await addressOf('Rejected')];
  for (const language of shippedLanguages)
    for (const theme of ['dark', 'light'] as const)
      for (const [who, path] of [
        [page, '/agentHome?page=contracts&side=UPLINE'],
        [phone, '/agentHome?page=contracts'],
        [phone, '/agentHome?page=agentRevenueReport&view=bills'],
        [page, paid],
        [phone, rejected],
      ] as const)
        await test.step(`${path} in ${language}, ${theme}`, async () => {
          await visit(who, `${site()}${path}`, { language, theme });
          await expect(who.getByRole('table').first()).toBeVisible();
          await expect(who.locator('html')).toHaveAttribute('data-theme', theme);
          await expectNoSidewaysScroll(who);
          await expectAccessible(who, theme === 'dark' ? 'all' : 'colours');
        });
  await phone.context().close();
});
