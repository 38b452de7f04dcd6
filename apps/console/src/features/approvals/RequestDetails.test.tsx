import type { Approval } from '@mekong/api-client/admin/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openConsole, type TestAnswers } from '../../../test/open-console.tsx';

const asked = (part: Pick<Approval, 'operation' | 'target' | 'body'>): TestAnswers => ({
  listApprovals: () => ({
    content: [
      {
        ...{ id: '7', reason: 'Takes over in May', maker: 'sophea', state: 'PENDING', isOwn: false },
        ...{ createdAt: '2026-11-22T09:00:00.000Z', expiresAt: '2026-11-23T09:00:00.000Z' },
        ...part,
      },
    ],
  }),
});

async function approve() {
  fireEvent.click(await screen.findByRole('button', { name: /^Approve/ }));
  return within(await screen.findByRole('alertdialog'));
}

describe('whoever approves', () => {
  const value = { hosts: Array.from({ length: 40 }, (_, n) => `host-${n}.example.com`) };
  const version = 'A'.repeat(22);
  const request = asked({ operation: 'saveSetting', target: { key: 'security' }, body: { version, value } });
  const preview = (now: string): TestAnswers => ({
    previewSetting: ({ body }) => ({
      version: now,
      changes: [{ name: 'hosts', label: 'Hosts', before: [], after: (body as { value: typeof value }).value.hosts }],
      problems: [],
    }),
  });

  test('sees each value before and after a setting is saved', async () => {
    await openConsole('/approvals', { ...request, ...preview(version) });
    const question = await approve();
    expect(
      await question.findByRole('cell', { name: /^host-0\.example\.com, .*, host-39\.example\.com$/ }),
    ).toBeTruthy();
    expect(question.queryByText(/was saved since then/)).toBeNull();
  });

  test('is told when the setting was saved meanwhile', async () => {
    await openConsole('/approvals', { ...request, ...preview('B'.repeat(22)) });
    expect(await (await approve()).findByText(/was saved since then/)).toBeTruthy();
  });

  test('sees which window is settled again, and from when', async () => {
    await openConsole('/approvals', {
      ...asked({
        operation: 'rerunAgentSettlement',
        target: {},
        body: { job: 'settlement.daily', start: '2026-11-20T17:00:00.000Z' },
      }),
    });
    expect(
      await screen.findByRole('rowheader', { name: /^Settle a window of agents again Daily salary · / }),
    ).toBeTruthy();
    const question = await approve();
    expect(question.getByText('Daily salary')).toBeTruthy();
    expect(question.queryByText(/settlement\.daily|T17:00/)).toBeNull();
  });

  describe('a release of dividends', () => {
    const start = '2026-10-31T17:00:00.000Z';
    const digest = 'a'.repeat(32);
    const job = 'settlement.dividend-half-month';
    const release = asked({ operation: 'releaseDividends', target: {}, body: { job, start, digest } });
    const runWith = (now: string): TestAnswers => ({
      listDividendRuns: () => ({
        needsRelease: true,
        runs: [
          {
            ...{ job, start, end: '2026-11-15T17:00:00.000Z', bills: 14, inReview: 12, onHold: 1, digest: now },
            sums: [
              {
                ...{ currency: 'KHR', amount: '48210.0000', before: '45100.0000', difference: '3110.0000' },
                releasable: '44835.0000',
              },
            ],
          },
        ],
      }),
    });

    test('says how much is paid, by how many bills, and of which window', async () => {
      await openConsole('/approvals', { ...release, ...runWith(digest) });
      expect(await screen.findByRole('rowheader', { name: /^Release dividends .*44,835/ })).toBeTruthy();
      const question = await approve();
      for (const word of [/44,835/, /^12 bills$/, /^1 bill is kept back\.$/])
        expect(await question.findByText(word)).toBeTruthy();
      expect(question.queryByText(/Reject it|settlement\.dividend|48,210/)).toBeNull();
    });

    test('says when other bills wait than those that were seen', async () => {
      await openConsole('/approvals', { ...release, ...runWith('b'.repeat(32)) });
      expect(await (await approve()).findByText(/^Other bills wait in this run since then/)).toBeTruthy();
      expect(screen.queryByRole('rowheader', { name: /44,835/, hidden: true })).toBeNull();
    });
  });

  test('sees whose account it is about', async () => {
    const accounts = [{ id: '2', name: 'vanna', role: 'risk', state: 'active', createdAt: '2026-11-22T09:00:00.000Z' }];
    await openConsole('/approvals', {
      ...asked({ operation: 'changeOperatorRole', target: { operatorId: '2' }, body: { role: 'admin' } }),
      listOperators: () => ({ content: accounts }),
    });
    const row = await screen.findByRole('rowheader', { name: 'Change the role vanna · Admin' });
    expect(row.textContent).not.toContain('2');
    const question = await approve();
    expect(await question.findByText('vanna')).toBeTruthy();
    expect(question.getByText('Admin')).toBeTruthy();
  });

  const subjects: TestAnswers = {
    listWithdrawalQueue: () => ({
      content: [
        {
          ...{ id: '4', orderNo: 'W7K2M9QX', memberId: '7', username: 'sokha', currency: 'KHR', amount: '600000.0000' },
          ...{ fee: '1000.0000', state: 'REVIEW', method: 'BANK', institutionName: 'Dev Bank', numberEnd: '6789' },
          ...{ score: 30, flags: ['NEW_ACCOUNT'], createdAt: '2026-11-26T09:00:00.000Z' },
        },
      ],
    }),
    listDisputes: () => ({
      content: [
        {
          ...{
            id: '4',
            caseNo: 'C7K2M9QX',
            orderNo: 'W7K2M9QX',
            partNo: 'W7K2M9QX-2',
            memberId: '7',
            username: 'sokha',
          },
          ...{ currency: 'KHR', amount: '600000.0000', institutionName: 'Dev Bank', numberEnd: '6789', fileIds: [] },
          ...{ paidAt: '2026-11-26T09:20:00.000Z', state: 'OPEN', reason: 'NOTHING' },
          ...{ openedAt: '2026-11-26T10:00:00.000Z', answerBy: '2026-11-27T10:00:00.000Z' },
        },
      ],
    }),
    listSettlementDifferences: () => ({
      content: [
        {
          ...{ id: '4', provider: 'sandbox', method: 'KHQR', ref: 'pay_7Q2M', isPayout: false, kind: 'AMOUNT' },
          ...{ currency: 'KHR', state: 'OPEN', toldAmount: '49000.0000', toldFee: '98.0000' },
          ...{ bookedAmount: '50000.0000', bookedFee: '100.0000', createdAt: '2026-11-26T00:10:00.000Z' },
        },
      ],
    }),
    listIdentityChecks: () => ({
      content: [{ id: '4', username: 'sokha', state: 'IN_REVIEW', inReview: 2, duplicates: 1 }],
    }),
  };
  const decisions = [{ field: 'legalName' }, { field: 'documentFront', reason: 'UNREADABLE' }];

  test.each([
    {
      ...{ operation: 'approveWithdrawal', body: {}, row: /^Approve a withdrawal W7K2M9QX · sokha · .*600,000/ },
      words: [/^W7K2M9QX$/, /^sokha$/, /600,000/, /1,000/, /^Dev Bank ··6789$/, /^First withdrawal to this account$/],
    },
    {
      ...{ operation: 'resolveDispute', body: { outcome: 'RETURNED' } },
      row: /^Resolve a dispute C7K2M9QX · sokha · .*600,000/,
      words: [/^C7K2M9QX$/, /^sokha$/, /600,000/, /^The money goes back to the wallet, and the provider owes it\.$/],
    },
    {
      ...{ operation: 'acceptSettlementDifference', body: {} },
      row: /^Accept a difference of a settlement pay_7Q2M · Other amount · .*50,000.* → .*49,000/,
      words: [/^pay_7Q2M$/, /^sandbox · KHQR$/, /50,000/, /49,000/, /98/],
    },
    {
      ...{ operation: 'decideIdentityCheck', body: { sentAt: '2026-11-26T09:00:00.000Z', decisions } },
      row: /^Decide an identity check sokha$/,
      words: [/^sokha$/, /^Another member is the same person$/, /^Full name$/, /^Accept$/, /^Not readable$/],
    },
  ])('reads in words what $operation is about', async ({ operation, body, row, words }) => {
    await openConsole('/approvals', { ...asked({ operation, target: { id: '4' }, body }), ...subjects });
    expect(await screen.findByRole('rowheader', { name: row })).toBeTruthy();
    const question = await approve();
    for (const word of words) expect((await question.findAllByText(word)).length).toBeGreaterThan(0);
    expect(question.queryByText(/^4$|legalName|UNREADABLE|RETURNED|AMOUNT/)).toBeNull();
  });

  const key = '0d4f2c1a-7b3e-4c5d-8e9f-0a1b2c3d4e5f';
  const offer = { kind: 'FIRST', currency: 'KHR', percent: 150, most: '80000.0000', least: '20000.0000', times: 12 };
  const reason = 'Agreed by mail';

  test.each([
    {
      operation: 'correctWallet',
      body: {
        ...{ key, reason, username: 'sokha', direction: 'DEBIT', amount: '1500.0000', currency: 'KHR', cause: 'GAME' },
      },
      words: [/^sokha$/, /^[-−].*1,500/],
    },
    {
      ...{ operation: 'createBonusOffer', body: { ...offer, key, reason, days: 30, maxStake: '5000.0000' } },
      words: [/^150%$/, /80,000/, /20,000/, /^12$/, /^30$/, /5,000/],
    },
    {
      ...{ operation: 'setCreditLine', body: { reason, agent: 'dara', limit: '900000.0000', termDays: 14 } },
      words: [/^dara$/, /^Open the line$/, /900,000/, /^14$/],
    },
  ])('sees in the words of its form what $operation asks for', async ({ operation, body, words }) => {
    await openConsole('/approvals', asked({ operation, target: {}, body }));
    const question = await approve();
    for (const word of words) expect((await question.findAllByText(word)).length).toBeGreaterThan(0);
    expect(question.queryByText(/^(DEBIT|GAME|FIRST|termDays|maxStake)$|\.0000/)).toBeNull();
  });

  test('sees what was sent as it is where the contract has no words for it any more', async () => {
    const body = { agent: 'dara', limit: '900000.0000', termDays: 'two weeks', reason };
    await openConsole('/approvals', asked({ operation: 'setCreditLine', target: {}, body }));
    const question = await approve();
    for (const word of ['dara', '900000.0000', 'two weeks']) expect(question.getByText(word)).toBeTruthy();
  });

  describe('about a contract of the house', () => {
    const terms = {
      ...{ no: 4, hash: 'a'.repeat(64), period: 'half-month', activeFrom: '250.0000', carry: 'ONE_CYCLE' },
      ...{ deductions: ['BONUS'], offeredAt: '2026-11-20T03:00:00.000Z' },
      tiers: [
        {
          ...{ outcome: 'PROFIT', minimumBet: '50000.0000', netLoss: '700.0000', activeMember: 3, rateType: 'P' },
          rate: '0.120000',
        },
      ],
    };
    const about = { kind: 'DIVIDEND', gameType: 'ALL', currency: 'KHR' };
    const plan = {
      ...{ planId: '3', name: 'Bassac', ...about, place: 1, isPublished: true, version: 'A'.repeat(22) },
      ...{ terms, writtenBy: 'srey' },
    };
    const words = [
      ...[/dara/, /Dividend · /, /Settled: Half-monthly · Active from valid bets of .*250/, /Into the next cycle/],
      ...[/Deducted first: Bonuses of the team/, /12% The house has won · Valid bets from .*50,000/],
    ];
    const readFacts = async (question: Awaited<ReturnType<typeof approve>>) =>
      (await question.findByText(/^Settled: /)).closest('dl')?.textContent;
    const offer = (termsHash: string): TestAnswers => ({
      ...asked({ operation: 'offerHouseContract', target: {}, body: { agent: 'dara', planId: '3', termsHash } }),
      listHousePlans: () => ({ content: [plan] }),
    });
    const end = (version: number, isEndBinding?: boolean, status = 'V'): TestAnswers => ({
      ...asked({
        ...{ operation: 'actOnHouseContract', target: { contractId: '12' } },
        body: { action: 'askEnd', version, isEndBinding },
      }),
      listHouseContracts: () => ({
        content: [
          {
            ...{ contractId: '12', agent: 'dara', memberId: '100007', ...about, status, version: 5 },
            ...{ inForce: terms, actions: ['askEnd'], ...(isEndBinding && { isEndBinding }) },
            ...{ createdAt: '2026-11-20T03:00:00.000Z', changedAt: '2026-11-20T03:00:00.000Z' },
          },
        ],
      }),
    });

    test('reads who is offered which terms', async () => {
      await openConsole('/approvals', offer(terms.hash));
      const row = 'Offer a contract of the house dara · Bassac · Dividend';
      expect(await screen.findByRole('rowheader', { name: row })).toBeTruthy();
      const question = await approve();
      const facts = await readFacts(question);
      for (const word of [/Bassac/, ...words]) expect(facts).toMatch(word);
      expect(question.queryByText(/Reject it|aaaa|planId/)).toBeNull();
    });

    test('is told that the plan has other terms than those that were seen', async () => {
      await openConsole('/approvals', offer('b'.repeat(64)));
      expect(await (await approve()).findByText(/^The plan has other terms since then/)).toBeTruthy();
    });

    test('reads whose contract is to end, and what it pays', async () => {
      await openConsole('/approvals', end(5));
      const row = 'Change a contract of the house dara · Dividend · Ask to end';
      expect(await screen.findByRole('rowheader', { name: row })).toBeTruthy();
      const question = await approve();
      const facts = await readFacts(question);
      for (const word of [/Ask to end/, /In force/, ...words]) expect(facts).toMatch(word);
      expect(question.queryByText(/Reject it|askEnd|^12$/)).toBeNull();
    });

    test('reads that the agent cannot refuse an end that it has refused before', async () => {
      await openConsole('/approvals', end(5, true));
      expect(await readFacts(await approve())).toMatch(/cannot refuse again: the contract ends with the next cycle/);
    });

    test('reads that a contract which has not started ends at once when the agent agrees', async () => {
      await openConsole('/approvals', end(5, undefined, 'A'));
      expect(await readFacts(await approve())).toMatch(
        /agrees before the contract starts, it ends at once and never pays/,
      );
    });

    test('is told that the contract has changed since it was seen', async () => {
      await openConsole('/approvals', end(4));
      expect(await (await approve()).findByText(/^The contract has changed since then/)).toBeTruthy();
    });
  });
});
