import type { Page } from '@playwright/test';
import { operationsOrigin } from './addresses.ts';
import { acceptIdentity, sayWhoIAm } from './identity.ts';
import { operatorsApi, saveSetting } from './operators.ts';
import { expect, visit } from './site.ts';
import { statement } from './statement.ts';

/** Withdrawal password of the members of the journeys. */
export const withdrawalPassword = '402817';

/** Lets new accounts be paid at once: nobody waits a day here. */
export async function skipWait(): Promise<void> {
  const operators = await operatorsApi(operationsOrigin);
  // another journey may say so at the same moment, and one of the two is refused
  await expect(() => saveSetting(operators, 'withdrawals', { waitHours: 0 })).toPass();
  await operators.close();
}

/** A member says who that is, and operators accept it. */
export async function passIdentityCheck(page: Page, username: string): Promise<void> {
  await visit(page, '/member?page=withdraw');
  await page.getByRole('link', { name: 'Open the identity check' }).click();
  await sayWhoIAm(page, statement);
  await acceptIdentity(operationsOrigin, username);
  await visit(page, '/member?page=withdraw');
}

/**
 * Sets the withdrawal password, and adds an account in the name that the identity check has.
 *
 * @param institution bank or e-wallet
 * @param number nobody else's
 */
export async function addPayoutAccount(page: Page, institution: string, number: string): Promise<void> {
  await page.getByLabel('New withdrawal password').fill(withdrawalPassword);
  await page.getByLabel('The same digits again').fill(withdrawalPassword);
  const set = page.getByRole('button', { name: 'Set the withdrawal password' });
  await set.click();
  await expect(set).toBeHidden();
  await page.getByRole('combobox', { name: 'Bank or e-wallet' }).click();
  await page.getByRole('option', { name: institution }).click();
  await page.getByRole('textbox', { name: 'Account number' }).fill(number);
  await page.getByRole('textbox', { name: 'Account name' }).fill('Sok Dara');
  await page.getByRole('button', { name: 'Add the account' }).click();
}
