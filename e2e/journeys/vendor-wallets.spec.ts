import { accounts } from '../support/accounts.ts';
import { houseSlot, playRound, slotNode } from '../support/house-slot.ts';
import { ownSite } from '../support/own-site.ts';
import { balanceOf, expect, expectAccessible, expectLoggedIn, forgive, logIn, test, visit } from '../support/site.ts';

// the wallet model is everybody's: this site is of its own
const { site, change } = ownSite();

const written = (amount: number): string => amount.toLocaleString('en-US', { minimumFractionDigits: 2 });

test('an operator gives each provider a wallet; a member brings money in place of the game, plays, and collects it all', {
  tag: '@night',
}, async ({ page, faults }) => {
  test.setTimeout(300_000);
  await change('merchant', { hasVendorWallets: true });
  await visit(page, `${site()}/promotions`);
  await logIn(page, accounts.member);
  await expectLoggedIn(page);
  const before = await balanceOf(page);

  await page.goto(`${site()}/game?node=${slotNode}`);
  await expect(page.getByRole('heading', { name: 'Bring money to House Studio first' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Amount' }).fill('50000');
  await page.getByRole('button', { name: 'Move the money and play' }).click();
  const { spin } = await houseSlot(page);
  await playRound(page, spin);
  // the launch that was refused
  forgive(faults, /402/);

  await page.goto(`${site()}/member?page=transferFund`);
  const main = page.getByText('Main wallet', { exact: true }).locator('..').filter({ hasText: '៛' }).last();
  await expect(main).toContainText(written(before - 50_000));
  const wallets = page.getByRole('list', { name: 'Wallets at providers' });
  const house = wallets.getByRole('listitem').filter({ hasText: 'House Studio' });
  await expect(house).toContainText(/\d{2},\d{3}\.\d\d/);
  await expectAccessible(page);

  // a part goes back by the form, with keys alone
  await house.getByRole('button', { name: /Bring back/ }).press('Enter');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toBeFocused();
  await page.keyboard.type('1000');
  await page.keyboard.press('Enter');
  await expect(main).toContainText(written(before - 49_000));

  await page.getByRole('button', { name: 'Collect all' }).click();
  await expect(page.getByText('is back in your main wallet').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collect all' })).toBeHidden();
  const moved = page.getByRole('table', { name: 'Moved between your wallets' }).getByRole('row');
  await expect(moved).toHaveCount(4);

  // each line of the account leads to its receipt
  const line = page.getByRole('table', { name: 'Movements' }).getByRole('row', { name: /To provider/ });
  await line
    .first()
    .getByRole('link', { name: /Transfer/ })
    .click();
  const receipt = page.getByRole('region', { name: 'Receipt of the transfer' });
  await expect(receipt).toContainText(/Main wallet.*House Studio.*50,000\.00/);
  await expectAccessible(page);
});
