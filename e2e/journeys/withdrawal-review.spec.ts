import { operationsOrigin } from '../support/addresses.ts';
import { addPayoutAccount, passIdentityCheck, skipWait, withdrawalPassword } from '../support/payout-account.ts';
import { agentCode, newMember } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/site.ts';

test('an operator holds, notes and decides withdrawals by keyboard, beside what they are decided by, one after the other', {
  tag: '@night',
}, async ({ page }) => {
  test.setTimeout(300_000);
  await skipWait();
  const { username } = await newMember(page, { affiliateCode: agentCode });
  await passIdentityCheck(page, username);
  await addPayoutAccount(page, 'Dev Bank', '112 233 445 577');
  const numbers: string[] = [];
  // too much to be paid unseen
  for (const amount of ['410000', '420000']) {
    await page.goto('/member?page=withdraw');
    await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
    await page.getByLabel('Withdrawal password').fill(withdrawalPassword);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('list', { name: 'Progress of the withdrawal' })).toBeVisible();
    numbers.push(new URL(page.url()).searchParams.get('order') ?? '');
  }

  const [first = '', second = ''] = numbers;
  const desk = await page.context().newPage();
  await desk.goto(`${operationsOrigin}/withdrawals?state=REVIEW`);
  await desk.getByRole('link', { name: first }).click();
  const head = (orderNo: string) => desk.getByRole('heading', { level: 1, name: `Withdrawal ${orderNo}` });
  await expect(head(first)).toBeVisible();
  await expect(desk.getByText('Where the money comes from')).toBeVisible();
  await expectAccessible(desk);

  await test.step('notes something about the member', async () => {
    await desk.getByRole('button', { name: 'Add a note' }).click();
    await desk.getByRole('alertdialog').getByLabel('Note').fill('Called, speaks Khmer.');
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Add' }).click();
    await expect(desk.getByText('Called, speaks Khmer.')).toBeVisible();
    // the note is there a moment before its question is gone, and keys do nothing until then
    await expect(desk.getByRole('alertdialog')).toBeHidden();
  });
  await test.step('holds one of them, finds it among the own ones, and releases it', async () => {
    await desk.keyboard.press('h');
    await desk.getByRole('alertdialog').getByLabel('Note, for other operators').fill('Asked the bank');
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Hold' }).click();
    await expect(desk.getByText('You hold it. Release the hold before it is approved.')).toBeVisible();
    await expect(desk.getByRole('alertdialog')).toBeHidden();
    await expect(desk.getByRole('button', { name: /^Approve/ })).toBeHidden();
    await expectAccessible(desk);
    await desk.getByRole('tab', { name: /^Mine/ }).click();
    await expect(head(first)).toBeVisible();
    await expect(desk.getByRole('navigation', { name: 'Withdrawals to decide' })).toContainText(username);
    await desk.keyboard.press('h');
    await expect(desk.getByText('The hold is released', { exact: true })).toBeVisible();
  });
  // the member sees nothing of it
  await page.reload();
  await expect(page.getByRole('list', { name: 'Progress of the withdrawal' })).toBeVisible();
  await expect(page.getByText('Asked the bank')).toBeHidden();

  await desk.goto(`${operationsOrigin}/withdrawals?state=REVIEW`);
  await desk.getByRole('link', { name: first }).click();
  await expect(head(first)).toBeVisible();
  await expect(desk.getByRole('button', { name: /^Approve/ })).toBeVisible();
  // which one is the next is known when the queue is there
  const waiting = desk.getByRole('navigation', { name: 'Withdrawals to decide' }).getByRole('link');
  await expect(waiting.filter({ hasText: username })).toHaveCount(2);
  await desk.keyboard.press('a');
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('The withdrawal is approved', { exact: true })).toBeVisible();
  await expect(head(second)).toBeVisible();
  await expect(head(second)).toBeFocused();
  await expect(desk.getByRole('alertdialog')).toBeHidden();
  await desk.getByRole('combobox', { name: 'Reason' }).focus();
  await desk.keyboard.press('Enter');
  await desk.getByRole('option', { name: 'The account does not fit' }).waitFor();
  await desk.keyboard.press('End');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('listbox')).toBeHidden();
  await desk.keyboard.press('r');
  await desk.getByLabel('Note, for the audit trail').fill('Another name');
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Reject' }).click();
  await expect(desk.getByText('The money is back in the wallet', { exact: true })).toBeVisible();
  await desk.close();
});
