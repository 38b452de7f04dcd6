import { ApiError } from '@mekong/api-client/errors';
import type { PayoutAccount, PayoutMethods, Withdrawable } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../../../test/open-page.tsx';
import { useWithdrawNeeds } from './use-withdraw-needs.ts';
import { WithdrawChecklist } from './WithdrawChecklist.tsx';

const sdk = vi.hoisted(() => ({
  getWithdrawable: vi.fn(),
  getPayoutMethods: vi.fn(),
  listPayoutAccounts: vi.fn(),
  getPaymentPassword: vi.fn(),
  getProofs: vi.fn(),
}));
vi.mock('@mekong/api-client/sdk/getWithdrawable', () => sdk);
vi.mock('@mekong/api-client/sdk/getPayoutMethods', () => sdk);
vi.mock('@mekong/api-client/sdk/listPayoutAccounts', () => sdk);
vi.mock('@mekong/api-client/sdk/getPaymentPassword', () => sdk);
vi.mock('@mekong/api-client/sdk/getProofs', () => sdk);

const wallet: Withdrawable = {
  ...{ currency: 'KHR', cash: '140000.0000', withdrawable: '90000.0000', locked: '50000.0000', onHold: '0.0000' },
  ...{ bonus: '0.0000', openBets: '0.0000', ordersLeft: 3, amountLeft: '5000000.0000', reviewAbove: '400000.0000' },
  ...{ identity: 'NEEDED', resetsAt: '2026-11-22T17:00:00.000Z', locks: [] },
};
const offer: PayoutMethods = {
  currency: 'KHR',
  methods: [
    {
      ...{ method: 'BANK', kind: 'BANK', min: '20000.0000', largestPart: '20000000.0000', step: '1.0000' },
      ...{ feeFixed: '1000.0000', feePpm: 0, etaSeconds: 3_600, isOpen: true },
      institutions: [{ code: 'DEVB', name: 'Dev Bank' }],
    },
  ],
};
const account: PayoutAccount = {
  ...{ id: '7', method: 'BANK', kind: 'BANK', institution: 'DEVB', institutionName: 'Dev Bank', numberEnd: '6789' },
  ...{ holder: 'Sok Dara', state: 'ACTIVE', usableFrom: '2026-11-22T09:00:00.000Z', isDefault: true },
};

/** A new member has done nothing of it, a ready one all. */
function answer(is: 'new' | 'ready'): void {
  const isReady = is === 'ready';
  sdk.getWithdrawable.mockResolvedValue(isReady ? { ...wallet, identity: 'DONE' } : wallet);
  sdk.getPayoutMethods.mockResolvedValue(offer);
  sdk.listPayoutAccounts.mockResolvedValue({ accounts: isReady ? [account] : [], most: 5 });
  sdk.getPaymentPassword.mockResolvedValue({ isSet: isReady });
  sdk.getProofs.mockResolvedValue({ methods: ['password'] });
}

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  answer('ready');
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function Page({ search: { isAtForms } }: { readonly search: { readonly isAtForms?: boolean | undefined } }) {
  const { isSettled, needs } = useWithdrawNeeds();
  return (
    <>
      {needs && <WithdrawChecklist needs={needs} {...(isAtForms && { isAtForms })} />}
      {isSettled && <p>settled</p>}
    </>
  );
}
const open = (isAtForms = false) => openPage(Page, { validateSearch: () => ({ isAtForms }), address: '/member' });

/** Each row: its words, and where its link leads. */
async function rows(): Promise<readonly (readonly [string, string | null])[]> {
  const list = await screen.findByRole('list', { name: 'Before you can withdraw' });
  return within(list)
    .getAllByRole('listitem')
    .map((row) => [row.textContent ?? '', within(row).queryByRole('link')?.getAttribute('href') ?? null]);
}

test('a new member reads all that is to do, and where', async () => {
  answer('new');
  open();
  expect(await rows()).toEqual([
    [expect.stringMatching(/^Identity checkTo do/), '/member?page=kyc'],
    [expect.stringMatching(/^Account you withdraw toTo do.*waiting time/), '/member?page=withdraw'],
    [expect.stringMatching(/^Withdrawal password or passkeyTo do/), '/member?page=withdraw'],
  ]);
});

test('the page that has the forms itself does not lead to itself', async () => {
  answer('new');
  open(true);
  expect((await rows()).map(([, href]) => href)).toEqual(['/member?page=kyc', null, null]);
});

test.each([
  ['NEEDED', /^Identity checkTo do/, '/member?page=kyc'],
  ['IN_REVIEW', /^Identity checkIn review$/, null],
] as const)('an identity check that is %s is left while all else is done', async (identity, text, href) => {
  sdk.getWithdrawable.mockResolvedValue({ ...wallet, identity });
  open();
  expect(await rows()).toEqual([
    [expect.stringMatching(text), href],
    ['Account you withdraw toDone', null],
    ['Withdrawal password or passkeyDone', null],
  ]);
});

test.each([
  ['none', [], /To do/, '/member?page=withdraw'],
  ['one whose name is checked', [{ state: 'REVIEW' }], /Name is being checked$/, null],
  ['blocked ones', [{ state: 'BLOCKED' }], /To do.*add another one/, '/member?page=withdraw'],
  [
    'two that wait',
    [
      { state: 'WAITING', usableFrom: '2099-11-24T09:00:00.000Z' },
      { state: 'WAITING', usableFrom: '2098-11-23T09:00:00.000Z' },
    ],
    /WaitingCan be used from .*2098/,
    null,
  ],
  [
    'one that waits beside one whose name is checked',
    [{ state: 'REVIEW' }, { state: 'WAITING', usableFrom: '2098-11-23T09:00:00.000Z' }],
    /WaitingCan be used from .*2098/,
    null,
  ],
] as const)('a member with accounts: %s', async (_, accounts, text, href) => {
  sdk.listPayoutAccounts.mockResolvedValue({ accounts: accounts.map((one) => ({ ...account, ...one })), most: 5 });
  open();
  expect((await rows())[1]).toEqual([expect.stringMatching(text), href]);
});

test('a passkey that this browser can use does in place of a password', async () => {
  sdk.getPaymentPassword.mockResolvedValue({ isSet: false });
  sdk.getProofs.mockResolvedValue({ methods: ['password', 'passkey'] });
  open();
  // jsdom has no passkeys
  expect((await rows())[2]?.[0]).toMatch(/To do/);
  cleanup();
  vi.stubGlobal('PublicKeyCredential', () => undefined);
  open();
  await screen.findByText('settled');
  expect(screen.queryByRole('list')).toBeNull();
});

test.each([
  ['all is done', () => answer('ready')],
  [
    'one of the accounts can be used',
    () => sdk.listPayoutAccounts.mockResolvedValue({ accounts: [{ ...account, state: 'BLOCKED' }, account], most: 5 }),
  ],
  [
    'all was done and the document has run out',
    () => sdk.getWithdrawable.mockResolvedValue({ ...wallet, identity: 'EXPIRED' }),
  ],
  [
    'nothing can be withdrawn by',
    () => {
      answer('new');
      sdk.getPayoutMethods.mockResolvedValue({ ...offer, methods: [] });
    },
  ],
  [
    'it cannot be known',
    () => {
      answer('new');
      sdk.getProofs.mockRejectedValue(new ApiError({ code: 'NETWORK', status: 0 }));
    },
  ],
] as const)('the list is not shown when %s', async (_, prepare) => {
  prepare();
  open();
  await screen.findByText('settled');
  expect(screen.queryByRole('list')).toBeNull();
});

test('an account of which the document has run out still reads what else is to do', async () => {
  answer('new');
  sdk.getWithdrawable.mockResolvedValue({ ...wallet, identity: 'EXPIRED' });
  open();
  expect((await rows())[0]).toEqual(['Identity checkExpiredOpen the identity check', '/member?page=kyc']);
});
