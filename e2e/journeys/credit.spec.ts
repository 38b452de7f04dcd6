import { accounts } from '../support/accounts.ts';
import { ownSite } from '../support/own-site.ts';
import { meetAt, signIn } from '../support/people.ts';
import { acknowledgeNotices, expect, expectAccessible, test, visit } from '../support/site.ts';
import { totp } from '../support/totp.ts';

// lines are opened by operators who log in, and there are two of them on a site of its own
const { site, operations, api } = ownSite();

/** An agent of the demo that has no credit line yet. */
const agent = { ...accounts.agent, username: 'vanna' };

/** Digits that the agent chooses for what takes money out. */
const digits = '402817';

test('an operator asks for a credit line that a second one approves; its agent takes an advance and repays it', {
  tag: '@night',
}, async ({ page, browser }) => {
  test.setTimeout(300_000);

  await test.step('one operator asks for the line, and the other approves it', async () => {
    const { address } = await api().send<{ address: string }>('POST', '/api/operators', {
      ...{ name: 'rith', role: 'admin', reason: 'The second of two' },
    });
    const desk = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await desk.addInitScript(() => localStorage.setItem('lang', 'EN'));
    await desk.goto(`${operations()}${address}`);
    const secret = (await desk.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
    await desk.locator('[name=password]').fill('a lantern on the river');
    await desk.getByLabel('Code of your authenticator').fill(totp(secret));
    await desk.getByRole('button', { name: 'Set up the account' }).click();
    await expect(desk.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

    await desk.goto(`${operations()}/credit-lines`);
    const row = desk.getByRole('row').filter({ hasText: agent.username });
    await expect(desk.getByRole('row').filter({ hasText: accounts.agent.username })).toBeVisible();
    await expect(row).toHaveCount(0);
    await desk.getByRole('button', { name: 'Open a credit line' }).click();
    const form = desk.getByRole('alertdialog', { name: 'Open a credit line' });
    await form.getByLabel('User name of the agent').fill(agent.username);
    await form.getByRole('textbox', { name: 'Limit' }).fill('500000');
    await form.getByLabel('Reason').fill('Agreed with finance');
    await expectAccessible(desk);
    await form.getByRole('button', { name: 'Open the line' }).click();
    await expect(desk.getByText('A second operator has to approve this').first()).toBeVisible();
    await expect(row).toHaveCount(0);

    interface Approval {
      readonly id: string;
      readonly operation: string;
      readonly maker: string;
    }
    const { content } = await api().get<{ content: Approval[] }>('/api/approvals');
    // what others of the demo have asked for waits beside it
    const asked = content.filter(({ operation, maker }) => operation === 'setCreditLine' && maker === 'rith');
    expect(asked).toHaveLength(1);
    await api().send('POST', `/api/approvals/${asked[0]?.id}/approval`, {});
    await desk.reload();
    await expect(row).toContainText(/500,000\.00.*Open/);
    await row.getByRole('link', { name: /^View/ }).click();
    await expect(desk.getByRole('table', { name: 'Movements' }).getByRole('row')).toHaveCount(2);
    await expectAccessible(desk);
    await desk.context().close();
  });

  meetAt(page, site());
  await signIn(page, agent);
  // they would come in between
  await visit(page, `${site()}/`);
  await acknowledgeNotices(page);
  await visit(page, `${site()}/agentHome?page=agentCreditReport`);
  const line = page.getByRole('group', { name: 'Credit line' });
  const advance = page.getByRole('dialog', { name: 'Take an advance' });

  await test.step('the agent accepts the terms, then takes a part of the line', async () => {
    await expect(line).toContainText(/Used\D*0\.00.*Available.*500,000\.00/);
    await expect(page.getByRole('button', { name: 'Take an advance' })).toBeHidden();
    await page.getByRole('button', { name: 'Accept the terms' }).click();
    await page.getByRole('button', { name: 'Take an advance' }).click();
    await expect(advance.getByText(/You can take up to .*500,000/)).toBeVisible();
    // nothing is taken without it, and this agent has none yet
    await advance.getByLabel('New withdrawal password').fill(digits);
    await advance.getByLabel('The same digits again').fill(digits);
    await advance.getByRole('button', { name: 'Set the withdrawal password' }).click();
    await advance.getByRole('textbox', { name: 'Amount' }).fill('100000');
    await advance.getByLabel('Withdrawal password').fill(digits);
    await expectAccessible(page);
    await advance.getByRole('button', { name: 'Take the advance' }).click();
    await expect(page.getByText(/100,000.* is in your wallet/).first()).toBeVisible();
    await expect(advance).toBeHidden();
    await expect(line).toContainText(/Used\D*100,000\.00.*Available.*400,000\.00/);
    await expect(page.getByRole('table', { name: 'Advances to repay' }).getByRole('row')).toHaveCount(2);
    await expectAccessible(page);
  });

  await test.step('the agent repays it, and reads both in the movements', async () => {
    await page.getByRole('button', { name: 'Repay', exact: true }).click();
    const repay = page.getByRole('dialog', { name: 'Repay' });
    await expect(repay.getByText(/You have .*100,000.* to repay/)).toBeVisible();
    await repay.getByRole('textbox', { name: 'Amount' }).fill('100000');
    await repay.getByRole('button', { name: 'Repay from your wallet' }).click();
    await expect(repay).toBeHidden();
    await expect(line).toContainText(/Used\D*0\.00.*Available.*500,000\.00/);
    await expect(page.getByRole('button', { name: 'Repay', exact: true })).toBeHidden();
    const movements = page.getByRole('table', { name: 'Movements of the credit line' }).getByRole('row');
    await expect(movements.nth(1)).toContainText('Repayment');
    await expect(movements.nth(2)).toContainText('Advance');
  });
});
