import { formatMoney } from '@mekong/i18n/formats/money';
import { formatPercentFixed } from '@mekong/i18n/formats/percent';
import { shippedLanguages } from '@mekong/i18n/registry';
import type { Locator, Page } from '@playwright/test';
import { type Account, accounts } from '../support/accounts.ts';
import { slotNode } from '../support/house-slot.ts';
import { addAdmin, approvedBy, logInAgain } from '../support/operators.ts';
import { ownSite } from '../support/own-site.ts';
import { meetAt, playUnseen, signIn } from '../support/people.ts';
import {
  acknowledgeNotices,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  showTheme,
  test,
  visit,
} from '../support/site.ts';
import { startsWith, textsIn } from '../support/texts.ts';

const upline = { ...accounts.agent, username: 'vanna' };
const downline = accounts.agent;
/** Who plays in the team of the downline. */
const player = accounts.member;

type Theme = 'dark' | 'light';

const desk = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const minutes = (count: number): number => count * 60_000;
/** A jump of the clock up to this is believed without an operator. */
const longestBelieved = minutes(5);
/** A moment after a window has ended: jobs look each second. */
const shortly = 1_000;

const pages = {
  offered: '/agentHome?page=contracts&side=UPLINE',
  received: '/agentHome?page=contracts',
  salary: '/agentHome?page=agentRealTimeSalary',
  bills: '/agentHome?page=agentRevenueReport&view=bills&kind=REALTIME',
} as const;

/** The merchant of the demo has the time of Phnom Penh: seven hours ahead, without a summer time. */
const untilMidnight = (now: number): number => 86_400_000 - ((now + 7 * 3_600_000) % 86_400_000);

const isSmall = (page: Page): boolean => page.viewportSize()?.width === phone.viewport.width;

/** Shows a page again until it has something: what jobs do is there in their time. */
const comesUp = (page: Page, thing: Locator): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(thing).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 180_000 });

/** Shows a page again until one of its tables is gone: lists have what is not over. */
const goes = (page: Page, table: Locator): Promise<void> =>
  expect(async () => {
    await page.reload();
    await expect(page.getByRole('table').first()).toBeVisible({ timeout: 10_000 });
    await expect(table).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 180_000 });

// each language has a site of its own: days pass on it, and a contract that is over stays over
for (const [place, language] of shippedLanguages.entries())
  test.describe(`A contract in ${language}`, () => {
    const { site, operations, api, admin, clock } = ownSite({ hasClock: true });
    // who is dark in one language is light in the next one
    const themes: { above: Theme; below: Theme } =
      place % 2 === 0 ? { above: 'dark', below: 'light' } : { above: 'light', below: 'dark' };

    /** Goes past the end of the window of five minutes that is open now, in two steps: each is short enough to be believed. */
    async function passWindow(): Promise<void> {
      const left = minutes(5) - (clock.now() % minutes(5)) + shortly;
      for (const step of [Math.floor(left / 2), Math.ceil(left / 2)]) {
        await clock.forward(step);
        const moved = clock.now();
        await expect.poll(sequencedAt, { timeout: 120_000 }).toBeGreaterThanOrEqual(moved);
      }
    }

    /** When results were numbered last, by the clock of the site: what is due is looked at in the same second. */
    async function sequencedAt(): Promise<number> {
      const { jobs } = await api().get<{ jobs: { job: string; startedAt?: string }[] }>('/api/jobs');
      return Date.parse(jobs.find(({ job }) => job === 'results.sequence')?.startedAt ?? '');
    }

    test('an upline and a downline negotiate it, earn by it, read a correction, and end it for good', {
      tag: '@night',
    }, async ({ browser }) => {
      test.setTimeout(1_800_000);
      const say = await textsIn(language);
      const said: string[] = [];

      /** Somebody comes to the site by its time, each in a browser of the own. */
      async function come(who: Account, window: object): Promise<Page> {
        const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', ...window });
        const page = await context.newPage();
        // what is not there is told by the step that looks for it
        page.setDefaultTimeout(60_000);
        page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
        page.on('pageerror', (error) => said.push(String(error)));
        await page.clock.install({ time: clock.now() });
        // the window of contracts that wait has a journey of its own, and comes over whatever is open
        const waiting = page.getByRole('dialog', { name: say('Contract agreements') });
        await page.addLocatorHandler(waiting, () => waiting.getByRole('button', { name: say('Decide later') }).click());
        meetAt(page, site());
        await signIn(page, who);
        return page;
      }
      const amount = (sum: string): string => formatMoney(sum, { language });
      const realTime = (page: Page): Locator => page.getByRole('table', { name: say('Real-time salary') });
      // a table that loads has rows too, which stand in for those to come
      const loaded = (page: Page): Locator => page.locator('table:not([aria-busy])');
      const bills = (page: Page): Locator =>
        page
          .getByRole('table', { name: say('Bills') })
          .and(loaded(page))
          .getByRole('row');
      const leave = (...people: Page[]) => Promise.all(people.map((page) => page.context().close()));
      const open = (page: Page, path: string): Promise<void> =>
        visit(page, `${site()}${path}`, { language, theme: isSmall(page) ? themes.below : themes.above });

      /** It fits the window, and is accessible in both themes: the other one is shown in place of its own for a look. */
      async function expectFit(page: Page): Promise<void> {
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
        const own = isSmall(page) ? themes.below : themes.above;
        await showTheme(page, own === 'dark' ? 'light' : 'dark');
        await expectAccessible(page, 'colours');
        await showTheme(page, own);
      }

      /** The player plays a round, and its window is over. @returns the stake */
      async function play(): Promise<number> {
        const page = await come(player, desk);
        const stake = await playUnseen(page, slotNode);
        await leave(page);
        await passWindow();
        return stake;
      }

      /** Offers another rate for the contract in force. */
      async function offerRate(page: Page, percent: string): Promise<void> {
        await realTime(page)
          .getByRole('link', { name: say('Change terms') })
          .click();
        const rate = page.getByRole('textbox', { name: say('Rate in %') });
        await rate.fill(formatMoney(percent, { language }));
        await rate.blur();
        await expect(page.getByText(say('Within your rate'))).toBeVisible();
        await page.getByRole('button', { name: say('Review'), exact: true }).click();
        await page.getByRole('button', { name: say('Send offer') }).click();
        await expect(realTime(page)).toContainText(say('Amended'));
      }

      await test.step('the downline rejects the first offer of the upline, and signs the second one', async () => {
        const above = await come(upline, desk);
        const below = await come(downline, phone);
        for (const page of [above, below]) {
          await visit(page, `${site()}/`);
          await acknowledgeNotices(page);
        }
        await open(above, pages.offered);
        await offerRate(above, '0.21');
        await open(below, pages.received);
        await realTime(below)
          .getByRole('button', { name: startsWith(say('Reject')) })
          .first()
          .click();
        await below
          .getByRole('alertdialog')
          .getByRole('button', { name: say('Reject terms') })
          .click();
        await expect(realTime(below)).toContainText(say('In force'));
        await above.reload();
        await offerRate(above, '0.3');
        await below.reload();
        await expect(realTime(below)).toContainText(formatPercentFixed('0.003', language));
        await expectNoSidewaysScroll(below);
        await realTime(below)
          .getByRole('button', { name: startsWith(say('Sign')) })
          .click();
        await expect(
          below.getByText(say('Signed. The terms start with the next cycle'), { exact: true }),
        ).toBeVisible();
        await leave(above, below);
        await passWindow();
      });

      let bill = '';
      await test.step('a round of the team makes a bill of both, which the server makes again to the cent', async () => {
        const stake = await play();
        const below = await come(downline, phone);
        await open(below, pages.received);
        await expect(realTime(below)).toContainText(say('In force'));
        await open(below, pages.salary);
        const earned = (Math.floor(stake * 0.3) / 100).toFixed(2);
        const paid = say('Paid', 'state of a bill');
        // the latest of them comes first, below the heads of the columns
        await comesUp(
          below,
          bills(below)
            .nth(1)
            .filter({ hasText: amount(earned) })
            .filter({ hasText: paid }),
        );
        await expectFit(below);
        await bills(below).nth(1).getByRole('link').click();
        await below.getByRole('button', { name: say('Check this bill') }).click();
        await expect(below.getByText(say('Computed again: the same to the cent'))).toBeVisible();
        await expectNoSidewaysScroll(below);
        bill = new URL(below.url()).searchParams.get('bill') ?? '';
        const above = await come(upline, desk);
        await open(above, pages.salary);
        // by its own rate of 0.4 %, less what the downline gets
        const left = (Math.floor(stake * 0.4) / 100 - Number(earned)).toFixed(2);
        await expect(bills(above).nth(1)).toContainText(amount(left));
        await leave(above, below);
      });

      const second = await addAdmin(api(), operations(), { name: 'rith', ahead: clock.ahead() });
      await test.step('two operators correct the bill, and the downline reads why', async () => {
        const note = 'A round was missing that its provider has confirmed';
        const correction = { billId: bill, amount: '5.0000', note, reason: 'Checked with the provider' };
        await approvedBy(api(), second.api, '/api/agent-bills/corrections', correction);
        const below = await come(downline, phone);
        await open(below, pages.received);
        await open(below, pages.salary);
        // in some languages the word stands in other rows too, as a part of longer ones
        const corrected = bills(below).filter({ has: below.getByText(say('Correction', 'bill'), { exact: true }) });
        await comesUp(
          below,
          corrected.filter({ hasText: amount('5.00') }).filter({ hasText: say('Paid', 'state of a bill') }),
        );
        await corrected.getByRole('link').click();
        await expect(below.getByText(note)).toBeVisible();
        await expect(below.getByRole('link', { name: bill, exact: true })).toBeVisible();
        await expectFit(below);
        await leave(below);
      });

      const addresses = { received: '', offered: '' };
      await test.step('the downline asks for the end, and the upline agrees', async () => {
        const below = await come(downline, phone);
        await open(below, pages.received);
        await realTime(below)
          .getByRole('button', { name: startsWith(say('Terminate')) })
          .click();
        await below
          .getByRole('alertdialog')
          .getByRole('button', { name: say('Terminate') })
          .click();
        await expect(realTime(below)).toContainText(say('End requested'));
        const above = await come(upline, desk);
        await open(above, pages.offered);
        await realTime(above)
          .getByRole('button', { name: startsWith(say('Agree to end')) })
          .click();
        await above
          .getByRole('alertdialog')
          .getByRole('button', { name: say('Agree to end') })
          .click();
        await expect(realTime(above)).toContainText(say('Ending'));
        await below.reload();
        await expect(realTime(below)).toContainText(say('Ending'));
        const addressIn = async (page: Page) =>
          (await realTime(page)
            .getByRole('link', { name: say('Terms and history') })
            .getAttribute('href')) ?? '';
        addresses.received = await addressIn(below);
        addresses.offered = await addressIn(above);
        await leave(above, below);
      });

      await test.step('the day ends, and the operators say that the clock is right', async () => {
        const step = untilMidnight(clock.now()) + shortly;
        await clock.forward(step);
        await logInAgain(api(), admin(), clock.ahead());
        await logInAgain(second.api, second.account, clock.ahead());
        if (step > longestBelieved) {
          await expect.poll(async () => (await api().get<{ clockHold?: object }>('/api/jobs')).clockHold).toBeTruthy();
          await approvedBy(api(), second.api, '/api/jobs/clock', { reason: 'The host was asleep' });
        }
        await expectSettled();
      });

      await test.step('the contract is over: both read how, and nothing more is earned by it', async () => {
        const below = await come(downline, phone);
        await open(below, pages.received);
        await goes(below, realTime(below));
        const isOver = async (page: Page, address: string) => {
          await open(page, address);
          const contract = page.getByRole('dialog', { name: say('Real-time salary') });
          await expect(contract.getByText(say('This contract is over: nothing more is earned by it.'))).toBeVisible();
          const steps = [
            say('Rejected', 'contract'),
            say('Signed', 'contract'),
            ...[say('End asked for'), say('End agreed'), say('Last cycle settled')],
          ];
          for (const step of steps) await expect(contract.getByText(step, { exact: true }).first()).toBeVisible();
        };
        await isOver(below, addresses.received);
        await expectFit(below);
        await open(below, pages.bills);
        await expect(bills(below).nth(2)).toBeVisible();
        const known = await bills(below).count();
        await leave(below);

        await play();
        await expectSettled();
        const again = await come(downline, phone);
        await open(again, pages.bills);
        await expect(bills(again)).toHaveCount(known);
        const above = await come(upline, desk);
        await isOver(above, addresses.offered);
        await leave(again, above);
      });

      await second.api.close();
      expect(said, 'The browser consoles stay clean.').toEqual([]);

      /** Every window that is over by the clock of the site is settled, and nothing waits to be paid. */
      async function expectSettled(): Promise<void> {
        interface Settlement {
          jobs: { job: string; behind: { windows: number }; last?: { end: string } }[];
        }
        const behind = async (): Promise<number> => {
          const { jobs } = await api().get<Settlement>('/api/agent-settlement');
          const last = jobs.find(({ job }) => job === 'settlement.real-time')?.last?.end ?? '';
          const due = clock.now() - (clock.now() % minutes(5));
          return jobs.reduce((sum, job) => sum + job.behind.windows, 0) + (Date.parse(last) < due ? 1 : 0);
        };
        await expect.poll(behind, { timeout: 300_000, intervals: [1_000] }).toBe(0);
      }
    });
  });
