import type { Locator, Page } from '@playwright/test';
import { accounts } from '../support/accounts.ts';
import { newMember, signIn } from '../support/people.ts';
import {
  acknowledgeNotices,
  closeByEscape,
  expect,
  expectAccessible,
  expectLoggedIn,
  test,
  visit,
} from '../support/site.ts';

const notices = (page: Page): Locator => page.getByRole('dialog', { name: 'Notice for agents' });

/** What the page asks for before it can know whether there is a notice. */
const answered = (page: Page) =>
  page.waitForResponse((response) => /getListAnnouncements.*types=H\b/.test(response.url()));

test('an agent reads the notices, then the contracts that wait; what was acknowledged does not come back @small', async ({
  page,
}) => {
  await signIn(page, accounts.agent);
  const known = page.waitForResponse((response) => response.url().endsWith('/notices/acknowledged'));
  await visit(page);
  const { value } = (await (await known).json()) as { value: { ids: string[] } };
  // the account keeps them: another try, or one at another width, finds nothing to acknowledge
  if (value.ids.length === 0) {
    await expect(notices(page)).toContainText('Notice 1 of 2');
    await closeByEscape(notices(page));

    await page.reload();
    await expect(notices(page).getByRole('article', { name: 'For agents: no money changes hands' })).toBeVisible();
    await acknowledgeNotices(page);
  }

  // then the contracts that wait, with what they would have paid; once a session
  const contracts = page.getByRole('dialog', { name: 'Contract agreements' });
  await expect(contracts.getByText(/these terms would have paid you/).first()).toBeVisible();
  await expectAccessible(page);
  await contracts.getByRole('button', { name: 'Decide later' }).click();
  await expect(contracts).toBeHidden();

  // a window that the address names comes first: when it closes, what waited behind it would be there at once
  const answer = answered(page);
  await page.goto('/?modal=search');
  await answer;
  await expectLoggedIn(page);
  await closeByEscape(page.getByRole('dialog', { name: 'Search' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // what was acknowledged is still there to be read
  await visit(page, '/agentHome?page=agentAnnouncement');
  await expect(page.getByText('You have acknowledged all of them.')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);

  // a downline leads to its bets, and those to one player's
  await visit(page, '/agentHome?page=downlineManagmentView');
  await page
    .getByRole('link', { name: /^Bets: / })
    .first()
    .click();
  await expect(page.getByRole('navigation', { name: 'Place in the team' })).toContainText('My team/');
  await expect(page.getByRole('table', { name: 'Bets of the team' })).toBeVisible();

  // as an upline it tries other terms: the gateway checks them while they are typed
  await visit(page, '/agentHome?page=contracts&side=UPLINE');
  await page.getByRole('link', { name: 'Change terms' }).first().click();
  await expect(page.getByText('Within your rate')).toBeVisible();
  await page.getByRole('textbox', { name: 'Rate in %' }).fill('90');
  await expect(page.getByText('Your own contract pays less here.')).toBeVisible();
  // pages of contracts are there for those that it has
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('link', { name: 'Hourly salary' }).click();
  await expect(
    page.getByRole('table', { name: 'Bills' }).getByRole('columnheader', { name: 'Minimum bet' }),
  ).toBeVisible();
});

test('a member is not asked to read what is for agents', { tag: '@night' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await newMember(page);
  await visit(page);
  await expectLoggedIn(page);
  await expect(notices(page)).toBeHidden();
  expect(asked.filter((url) => /types=H\b/.test(url))).toEqual([]);
});
