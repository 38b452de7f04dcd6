import { houseSlot, playRound, slotNode } from '../support/house-slot.ts';
import { payPath, sandbox } from '../support/payments.ts';
import { newMember } from '../support/people.ts';
import { expect, expectAccessible, test, visit } from '../support/site.ts';

test('a member chooses a bonus by its terms, pays in, plays, sees how far it is, and gives it up', {
  tag: '@night',
}, async ({ page }) => {
  test.setTimeout(300_000);
  await newMember(page);
  await visit(page, '/member?page=depositv2');
  const offer = page.getByRole('radio', { name: /Bonus of .*50%/ });
  await expect(page.getByRole('radio', { name: 'No bonus' })).toBeChecked();
  await page.getByRole('textbox', { name: 'Amount' }).fill('20000');
  const terms = page.getByText(/get a bonus of/);
  await expect(terms).toContainText('10,000');
  await expect(terms).toContainText(/Bet .*20,000 at most each time/);
  await expect(terms).toContainText(/At most .*2,000,000 of bonus money becomes cash/);
  await page.getByRole('button', { name: 'How the bonus works' }).click();
  await expect(page.getByText('you cannot withdraw or transfer money')).toBeVisible();
  await expectAccessible(page);
  await offer.check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();

  await sandbox(page, await payPath(page), { amount: '20000' });
  await expect(page.getByRole('status').filter({ hasText: '៛ 20,000.00 is in your wallet' })).toBeVisible();

  await page.goto(`/game?node=${slotNode}`);
  const { spin } = await houseSlot(page);
  await expect(page.getByText(/With your bonus you can bet .*20,000\.00.* at most/)).toBeVisible();
  await playRound(page, spin);

  await page.goto('/member?page=transferFund');
  const bonus = page.getByRole('region', { name: 'Your bonus' });
  await expect(bonus).toContainText(/Largest bet.*20,000\.00/);
  await expect(bonus).toContainText(/Becomes cash at most.*2,000,000\.00/);
  await expect(bonus.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /^\D*[1-9].* of .*300,000/);
  await expectAccessible(page);
  await bonus.getByRole('link', { name: /^See all/ }).click();
  const all = page.getByRole('region', { name: 'All bonuses' });
  await expect(all).toContainText('In play');
  await expectAccessible(page);
  await page.goto('/member?page=withdraw');
  await expect(page.getByText('Your bonus comes first')).toBeVisible();

  await page.goto('/member?page=transferFund');
  await bonus.getByRole('button', { name: 'Give up the bonus' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/10,000\.00 of bonus money goes back/);
  await question.getByRole('button', { name: 'Give up the bonus' }).click();
  await expect(bonus).toBeHidden();
  await page.goto('/member?page=bonusDetails');
  await expect(all).toContainText('Given up');
});
