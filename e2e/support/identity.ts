import type { Page } from '@playwright/test';
import { operatorsApi } from './operators.ts';
import { expect, expectAccessible } from './site.ts';

interface Review {
  readonly sentAt: string;
  readonly fields: readonly { readonly name: string; readonly state: string }[];
}

/** A birthday as it is typed, month first: the same name with the same one would be the same person. */
function newBirthday(): string {
  const now = Date.now();
  return `${String(1 + (now % 12)).padStart(2, '0')}${10 + (now % 17)}${1950 + (now % 49)}`;
}

/** Says who the member is, in four steps from the checklist on, and sends it. */
export async function sayWhoIAm(
  page: Page,
  picture: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Save and continue' });
  await page.getByRole('link', { name: 'Fill in: About you' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Sok Dara');
  await page.getByRole('group', { name: 'Date of birth' }).getByRole('spinbutton').first().click();
  await page.keyboard.type(newBirthday());
  await page.getByRole('combobox', { name: 'Nationality' }).click();
  await page.getByLabel('Find a country').fill('Cambodia');
  await page.getByRole('option', { name: 'Cambodia' }).click();
  await expect(page.getByRole('combobox', { name: 'Nationality' })).toContainText('Cambodia');
  await page.getByRole('textbox', { name: 'Place of birth' }).fill('Kampot');
  await page.getByRole('combobox', { name: 'Document', exact: true }).click();
  await page.getByRole('option', { name: 'Passport' }).click();
  await page.getByRole('textbox', { name: 'Document number' }).fill(`P${Date.now()}`);
  await expectAccessible(page);
  await goOn.click();
  // a passport has a last day
  await expect(page.getByText('Fill this in.')).toBeVisible();
  await page.getByRole('group', { name: 'Valid until' }).getByRole('spinbutton').first().click();
  await page.keyboard.type('06302035');
  await goOn.click();
  await page.getByRole('textbox', { name: 'Permanent address' }).fill('12 Street 240, Phnom Penh, Cambodia');
  await page.getByRole('checkbox', { name: 'I live at my permanent address' }).click();
  await goOn.click();
  await page.getByRole('textbox', { name: 'Occupation' }).fill('Teacher');
  await page.getByRole('combobox', { name: 'Source of income' }).click();
  await page.getByRole('option', { name: 'Salary' }).click();
  await goOn.click();
  await page.getByLabel('Front of the document').setInputFiles(picture);
  await page.getByLabel('Photo of you with the document').setInputFiles(picture);
  await expect(page.getByText('Uploaded')).toHaveCount(2);
  await goOn.click();
  await page.getByRole('button', { name: 'Send for review' }).click();
  await expect(page.getByText('We are checking your details')).toBeVisible();
  await expectAccessible(page);
}

/** Accepts what a member has sent, in the name of an operator. */
export async function acceptIdentity(origin: string, username: string): Promise<void> {
  const operators = await operatorsApi(origin);
  const { content } = await operators.get<{ content: { id: string; username: string }[] }>(
    '/api/identity-checks?state=IN_REVIEW',
  );
  const id = content.find((check) => check.username === username)?.id;
  const { sentAt, fields } = await operators.get<Review>(`/api/identity-checks/${id}`);
  const decisions = fields.filter(({ state }) => state === 'IN_REVIEW').map(({ name }) => ({ field: name }));
  await operators.send('POST', `/api/identity-checks/${id}/decision`, { sentAt, decisions, reason: 'All fits' });
  await operators.close();
}
