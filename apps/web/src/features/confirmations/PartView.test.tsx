import { ApiError } from '@mekong/api-client/errors';
import { session } from '@mekong/api-client/session';
import type { PartConfirmation } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { statusQuery } from '../../queries/status.ts';
import { dropAllDrafts } from '../../state/drafts.ts';
import { PartView } from './PartView.tsx';

const sdk = vi.hoisted(() => ({
  confirmReceived: vi.fn(),
  getConfirmation: vi.fn(),
  getFile: vi.fn(),
  openDispute: vi.fn(),
  sendEvidence: vi.fn(),
  uploadFile: vi.fn(),
}));
vi.mock('@mekong/api-client/sdk/confirmReceived', () => sdk);
vi.mock('@mekong/api-client/sdk/getConfirmation', () => sdk);
vi.mock('@mekong/api-client/sdk/getFile', () => sdk);
vi.mock('@mekong/api-client/sdk/openDispute', () => sdk);
vi.mock('@mekong/api-client/sdk/sendEvidence', () => sdk);
vi.mock('@mekong/api-client/sdk/uploadFile', () => sdk);

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const part: PartConfirmation = {
  ...{ partNo: 'W7K2M9QX-2', orderNo: 'W7K2M9QX', place: 2, count: 3, currency: 'KHR', amount: '1000000.0000' },
  ...{ institutionName: 'Dev Bank', numberEnd: '6789', reference: 'RB-55347', state: 'WAITING' },
  ...{ paidAt: inHours(-2), openedAt: inHours(-2), dueAt: inHours(0.4), disputeUntil: inHours(700) },
};
const dispute: NonNullable<PartConfirmation['dispute']> = {
  ...{ caseNo: 'C7K2M9QX', state: 'OPEN', reason: 'NOTHING', openedAt: inHours(-1), answerBy: inHours(23) },
  fileIds: [],
};
const path = { partNo: part.partNo };

beforeAll(() => activate('EN', ['shell', 'account', 'errors']));
afterEach(() => {
  cleanup();
  session.clear();
  dropAllDrafts();
  vi.resetAllMocks();
});

async function show(change: Partial<PartConfirmation> = {}): Promise<void> {
  sdk.getConfirmation.mockResolvedValue({ ...part, ...change });
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: { ...permissionInfo, serverTime: inHours(0) } });
  render(
    <Providers queryClient={queryClient}>
      <main id="content" tabIndex={-1}>
        <PartView partNo={part.partNo} listHref="#list" />
      </main>
    </Providers>,
  );
  await screen.findByRole('region', { name: 'The payment' });
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const choose = (...names: string[]) =>
  fireEvent.change(screen.getByLabelText(/Pictures of your account statement/), {
    target: { files: names.map((name) => new File(['picture'], name, { type: 'image/png' })) },
  });

test('a payment that waits says what it is, how long, and what silence means', async () => {
  await show();
  const sum = screen.getByRole('region', { name: 'The payment' });
  expect(sum.textContent).toMatch(/Part 2 of 3 of W7K2M9QX.*1,000,000\.00.*Dev Bank •••• 6789.*Counts as received in/);
  expect(screen.getByRole('timer').textContent).toMatch(/^2[34]:\d\d$/);
  expect(screen.getByText(/the payment counts as received\. You can still dispute it for 30 days/)).toBeTruthy();
});

test.each([
  ['Received', false],
  ['All 3 parts have arrived', true],
])('a payment is confirmed by "%s"', async (name, whole) => {
  await show();
  fireEvent.click(button(name));
  await expect.poll(() => sdk.confirmReceived.mock.calls).toEqual([[{ path, body: { whole } }]]);
});

test('a payment that has not arrived is disputed with pictures; one that fails is sent again alone', async () => {
  await show();
  fireEvent.click(button('Not received'));
  fireEvent.click(await screen.findByRole('button', { name: 'Open a dispute' }));
  expect(await screen.findByText(/Add at least one picture\./)).toBeTruthy();
  sdk.uploadFile
    .mockResolvedValueOnce({ id: 'A'.repeat(22), width: 100, height: 100 })
    .mockRejectedValueOnce(new ApiError({ code: 'NETWORK', status: 0 }))
    .mockResolvedValueOnce({ id: 'B'.repeat(22), width: 100, height: 100 });
  choose('one.png', 'two.png');
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await expect.poll(() => sdk.uploadFile.mock.calls.length).toBe(3);
  await expect.poll(() => screen.getAllByText('Uploaded').length).toBe(2);
  fireEvent.click(screen.getByRole('radio', { name: 'Less than this amount has arrived' }));
  fireEvent.click(button('Open a dispute'));
  await expect
    .poll(() => sdk.openDispute.mock.calls)
    .toEqual([[{ path, body: { reason: 'LESS', fileIds: ['A'.repeat(22), 'B'.repeat(22)] } }]]);
});

test('a dispute that was begun is open again with its pictures and words, until the member gives it up', async () => {
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
  sdk.getFile.mockResolvedValue({ id: 'A'.repeat(22), width: 100, height: 100, url: '/files/one' });
  sdk.uploadFile.mockResolvedValueOnce({ id: 'A'.repeat(22), width: 100, height: 100 });
  await show();
  fireEvent.click(button('Not received'));
  choose('one.png');
  await screen.findByText('Uploaded');
  fireEvent.click(screen.getByRole('radio', { name: 'Less than this amount has arrived' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Half of it is missing.' } });
  cleanup();
  await show();
  expect(screen.getByText('one.png')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Less than this amount has arrived' }).checked).toBe(true);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Half of it is missing.');
  fireEvent.click(button('Cancel'));
  cleanup();
  await show();
  expect(button('Not received')).toBeTruthy();
});

test('a payment that counts as received can still be disputed, and after 30 days it cannot', async () => {
  await show({ state: 'AUTO_RECEIVED' });
  expect(button('Not received')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Received' })).toBeNull();
  cleanup();
  await show({ state: 'AUTO_RECEIVED', disputeUntil: inHours(-1) });
  expect(screen.queryByRole('button', { name: 'Not received' })).toBeNull();
});

test.each([
  ['OPEN', {}, 'Our team is looking at your dispute', /We are looking at it/],
  ['WITH_PROVIDER', {}, 'Our team is looking at your dispute', /The payer has to prove the payment/],
  ['NEED_EVIDENCE', { evidenceBy: inHours(100) }, 'We need more from you', /Waiting for your pictures/],
  ['RESOLVED_PAID', { closedAt: inHours(0) }, 'The payment has arrived', /The payment has arrived/],
  ['RESOLVED_RETURNED', { closedAt: inHours(0) }, 'The money is back in your wallet', /The money is back/],
] satisfies [(typeof dispute)['state'], Partial<typeof dispute>, string, RegExp][])(
  'a dispute that is %s %j tells how far it is',
  async (state, change, title, step) => {
    await show({ state: 'NOT_RECEIVED', dispute: { ...dispute, state, ...change } });
    expect(screen.getByRole('status', { name: '' }).textContent).toContain(title);
    expect(screen.queryByText('You can dispute it until')).toBeNull();
    const course = screen.getByRole('list', { name: 'Progress of the dispute' });
    expect(within(course).getAllByRole('listitem').at(-1)?.textContent).toMatch(step);
    expect(screen.getByRole('heading', { name: 'Case C7K2M9QX' })).toBeTruthy();
  },
);

test('a dispute is ended by its member after a question, and the focus stays on the page', async () => {
  await show({ state: 'NOT_RECEIVED', dispute });
  button('The money has arrived').focus();
  fireEvent.click(button('The money has arrived'));
  const question = await screen.findByRole('alertdialog', { name: 'Has the money arrived?' });
  const notice = screen.getByText('Our team is looking at your dispute').closest('[role=status]');
  const ended = { ...dispute, state: 'RESOLVED_PAID', closedAt: inHours(0) } as const;
  sdk.getConfirmation.mockResolvedValue({ ...part, state: 'RECEIVED', dispute: ended });
  fireEvent.click(within(question).getByRole('button', { name: 'The money has arrived' }));
  await expect.poll(() => sdk.confirmReceived.mock.calls).toEqual([[{ path, body: { whole: false } }]]);
  await expect.poll(() => screen.queryByRole('button', { name: 'The money has arrived' })).toBeNull();
  await expect.poll(() => document.activeElement?.id).toBe('content');
  // a live region is read out when its words change, not when it comes with them
  expect(notice?.isConnected && notice.textContent).toContain('The payment has arrived');
});
