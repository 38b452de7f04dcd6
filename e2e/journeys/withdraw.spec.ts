import { operationsOrigin } from '../support/addresses.ts';
import { addPayoutAccount, passIdentityCheck, skipWait, withdrawalPassword } from '../support/payout-account.ts';
import { agentCode, newMember } from '../support/people.ts';
import { balanceOf, expect, expectAccessible, forgive, test } from '../support/site.ts';
import { statement } from '../support/statement.ts';

test('a withdrawal waits for the identity check, goes to an account of the member by the withdrawal password, is paid, disputed, given back and told of, and money goes to the upline', async ({
  page,
  faults,
}) => {
  // what a new account waits is asked of the gateway
  await skipWait();
  const { username } = await newMember(page, { affiliateCode: agentCode });
  await passIdentityCheck(page, username);
  await addPayoutAccount(page, 'Dev Bank', '១១២ 233 445 566');

  const amount = page.getByRole('textbox', { name: 'Amount' });
  const password = page.getByLabel('Withdrawal password');
  await amount.fill('60000');
  await password.fill('111222');
  await expect(page.getByText('Arrives in your account')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(password).toHaveAccessibleDescription('This is not your withdrawal password.');
  await expect(password).toBeFocused();
  forgive(faults, /401/);
  await expect(amount).toHaveValue('60,000');
  await password.fill(withdrawalPassword);
  await page.getByRole('button', { name: 'Send the request' }).click();

  await expect(page.getByRole('status').filter({ hasText: '៛ 59,000.00 has been paid' })).toBeVisible();
  const steps = page.getByRole('list', { name: 'Progress of the withdrawal' }).getByRole('listitem');
  await expect(steps).toHaveText([/Requested/, /Checked/, /Paid to your account/]);
  await expectAccessible(page);
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  await page.goto('/member?page=transferFund&kind=WITHDRAWAL');
  await page.getByRole('link', { name: `Withdrawal ${order}` }).click();
  await expect(page.getByText('៛ 59,000.00 has been paid')).toBeVisible();

  await page.getByRole('link', { name: `Confirm the payment ${order}-1` }).click();
  await expect(page.getByRole('region', { name: 'The payment' })).toContainText('Counts as received in');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not received' }).click();
  await page.getByLabel('Pictures of your account statement').setInputFiles(statement);
  await expect(page.getByText('Uploaded')).toBeVisible();
  await page.getByRole('button', { name: 'Open a dispute' }).click();
  const course = page.getByRole('list', { name: 'Progress of the dispute' });
  await expect(course).toContainText('We are looking at it');
  await expect(page.getByRole('img', { name: 'Picture 1 of your account statement' })).toBeVisible();
  await expectAccessible(page);
  await test.step('an operator looks at the evidence and gives the money back', async () => {
    const desk = await page.context().newPage();
    await desk.goto(`${operationsOrigin}/disputes?state=OPEN`);
    const dispute = desk.getByRole('row').filter({ hasText: order });
    await dispute.getByRole('button', { name: /^Evidence/ }).click();
    await expect(desk.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await desk.keyboard.press('Escape');
    await dispute.getByRole('button', { name: /^Give back/ }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByLabel('What the member reads').fill('Not credited');
    await question.getByRole('button', { name: 'Give back' }).click();
    await expect(desk.getByText('The money is back in the wallet', { exact: true })).toBeVisible();
    await desk.close();
  });
  await expect(course).toContainText('The money is back in your wallet');

  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Messages/ })
    .click();
  const paid = page.getByRole('button', { name: /Your withdrawal was paid/ });
  await expect(paid).toContainText('Unread');
  await paid.click();
  await expect(paid).not.toContainText('Unread');
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: 'Open the withdrawal' })).toHaveAttribute('href', new RegExp(order));

  await page
    .getByRole('navigation')
    .getByRole('link', { name: /Transfer/ })
    .click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('25000');
  await page.getByRole('textbox', { name: 'Note' }).fill('For the tickets');
  await page.getByLabel('Withdrawal password').fill(withdrawalPassword);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the money' }).click();
  await expect(page.getByText('The money was sent')).toBeVisible();
  await expect(page.getByText(/Upline .*d\*\*a/)).toBeVisible();
  await page.goto('/promotions');
  await expect.poll(() => balanceOf(page)).toBe(1_000_000 - 1_000 - 25_000);
});
