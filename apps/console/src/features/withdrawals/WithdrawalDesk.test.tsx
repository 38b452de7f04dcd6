import { ADMIN_OPERATIONS } from '@mekong/api-client/admin/contract/operations';
import type { WithdrawalReview } from '@mekong/api-client/admin/types';
import { dismissAllToasts } from '@mekong/ui/Toast/store';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { contractExample, openConsole, refuse, type TestCall } from '../../../test/open-console.tsx';

const review = contractExample('getWithdrawalReview') as WithdrawalReview;
const next = { ...review.order, id: '9', orderNo: 'W9K2M9QX', username: 'rithy', approvedFirstBy: undefined };
const queue = { content: [review.order, next], waiting: { all: 2, mine: 0, held: 1 } };
const hold = { by: 'vanna', reason: 'ACCOUNT', note: 'Asked the bank', at: '2026-11-26T09:08:00.000Z' };
const operator = { name: 'local', role: 'admin', isOpen: true, siteName: 'Luna', timeZone: 'Asia/Phnom_Penh' };
const onHold = { ...review, order: { ...review.order, hold } };

const ownHold = { ...review, order: { ...review.order, hold: { ...hold, by: operator.name } } };

/** A key goes to what has the focus. */
const press = (letter: string, how: { repeat?: boolean } = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, {
    ...{ key: letter, code: `Key${letter.toUpperCase()}` },
    ...how,
  });

const chooseReason = async (name: string) => {
  const reason = await screen.findByRole('combobox', { name: 'Reason' });
  reason.focus();
  fireEvent.click(reason);
  fireEvent.click(screen.getByRole('option', { name }));
};
const open = (answers: Parameters<typeof openConsole>[1] = {}, path = '/withdrawals?order=4') =>
  openConsole(path, { listWithdrawalQueue: () => queue, ...answers });

// what was said before would keep what is said next waiting
afterEach(dismissAllToasts);

/** Each of the two as it is. */
const byNumber = {
  getWithdrawalReview: ({ path }: TestCall) => (path.endsWith(`/${next.id}`) ? { ...review, order: next } : review),
};

test('an operator sees one withdrawal with its evidence, its member and those that wait too', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: /^Withdrawal W7K2M9QX/ })).toBeTruthy();
  const waiting = screen.getByRole('navigation', { name: 'Withdrawals to decide' });
  const current = await within(waiting).findByRole('link', { current: 'page' });
  expect(current.textContent).toContain('sokha');
  // the weightiest in a word; all of it is read
  expect(within(current).getByText('Second')).toBeTruthy();
  expect(within(current).getByText('Approved first by malis, Deposit goes out unplayed')).toBeTruthy();
  expect(within(current).getByText('+1')).toBeTruthy();
  const checks = within(screen.getByRole('list', { name: 'Checks' })).getAllByRole('listitem');
  expect(checks).toHaveLength(6);
  expect(checks[3]?.textContent).toContain('Largest withdrawal so far');
  expect(screen.getByText('Large win, replay looked at. All fits.')).toBeTruthy();
  expect(screen.getByText(/^You are the second of two\. Amounts over/)).toBeTruthy();
  expect(screen.getByText('Goes to the audit trail')).toBeTruthy();
  expect(screen.getByText('Limits set')).toBeTruthy();
  expect(await screen.findByText('Called about the parts of a withdrawal, explained.')).toBeTruthy();
});

test.each([
  ['has to be compared first', 'REVIEW', 'The name of the account has to be compared before it is approved.'],
  ['is blocked', 'BLOCKED', 'The account is blocked. Nothing can be paid to it.'],
])('an operator cannot approve a withdrawal whose account %s, and reads why', async (_what, accountState, text) => {
  await open({ getWithdrawalReview: () => ({ ...review, payout: { ...review.payout, accountState } }) });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Reject/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('an operator is told of a check that is not known', async () => {
  const checks = { ...review.checks, device: { result: 'UNKNOWN' }, name: { result: 'NEWER' } };
  await open({ getWithdrawalReview: () => ({ ...review, checks }) });
  expect(await screen.findAllByText('The data does not tell.')).toHaveLength(2);
});

test.each([
  ['how much is left', 10, '20 minutes left'],
  ['that little is left', 22, '8 minutes left'],
  ['by how much it is late', 42, 'late by 12 minutes'],
])('an operator is told of the promised time %s', async (_what, minutes, text) => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(review.order.createdAt) + minutes * 60_000);
  await open();
  expect(await screen.findByText(text)).toBeTruthy();
  vi.mocked(Date.now).mockRestore();
});

test('an operator rejects by a key with the reason that was chosen, says why, and goes on to the next one', async () => {
  let sent: unknown;
  await open({
    ...byNumber,
    rejectWithdrawal: ({ body }) => {
      sent = body;
      return contractExample('rejectWithdrawal');
    },
  });
  await screen.findByRole('button', { name: 'Reject R' });
  await screen.findByText('rithy');
  await chooseReason('The account does not fit');
  press('r');
  const dialog = await screen.findByRole('alertdialog');
  const note = within(dialog).getByRole('textbox');
  // a letter of the note is no key
  fireEvent.keyDown(note, { key: 'a', code: 'KeyA' });
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  fireEvent.change(note, { target: { value: 'Not reached by phone' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The money is back in the wallet')).toBeTruthy();
  expect(sent).toEqual({ reason: 'ACCOUNT', note: 'Not reached by phone' });
  await expect.poll(() => location.search).toBe('?order=9');
  expect(screen.getByText('Next: withdrawal W9K2M9QX')).toBeTruthy();
  // the next one begins at its heading, without the reason of the one before
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Withdrawal W9K2M9QX/);
  expect(screen.getByRole('combobox', { name: 'Reason' }).textContent).toBe('Reason');
});

test('a reason that was chosen for one withdrawal is not that of the next one', async () => {
  await open(byNumber);
  await chooseReason('The account does not fit');
  fireEvent.click(await screen.findByRole('link', { name: /rithy/ }));
  expect(await screen.findByRole('heading', { level: 1, name: /^Withdrawal W9K2M9QX/ })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Reason' }).textContent).toBe('Reason');
});

test('a withdrawal that another operator decides meanwhile has no buttons any more, without a key being pressed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let reads = 0;
  let lists = 0;
  const decided = { ...review, order: { ...review.order, state: 'APPROVED' } };
  await open({
    getWithdrawalReview: () => (reads++ ? decided : review),
    listWithdrawalQueue: () => (lists++ ? { ...queue, content: [next] } : queue),
  });
  await screen.findByRole('button', { name: 'Reject R' });
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => screen.queryByRole('button', { name: 'Reject R' })).toBeNull();
  const waiting = within(screen.getByRole('navigation', { name: 'Withdrawals to decide' }));
  await expect.poll(() => waiting.queryByRole('link', { current: 'page' })).toBeNull();
  expect(waiting.getByRole('link', { name: /rithy/ })).toBeTruthy();
});

test('the last withdrawal of a kind is followed by words about that kind, at a heading', async () => {
  let isDecided = false;
  await open(
    {
      listWithdrawalQueue: () => ({ ...queue, content: isDecided ? [] : [review.order] }),
      rejectWithdrawal: () => {
        isDecided = true;
        return contractExample('rejectWithdrawal');
      },
    },
    '/withdrawals?order=4&tab=held',
  );
  await screen.findByText('sokha', { selector: 'nav *' });
  press('r');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Not reached by phone' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('None of this kind', { selector: '[role=status]' })).toBeTruthy();
  await expect.poll(() => document.activeElement?.textContent).toBe('Withdrawals');
});

test('the first of two operators stays at the withdrawal that waits for the second', async () => {
  const large = { ...review, approval: undefined, order: { ...review.order, amount: '9000000.0000' } };
  let current: object = large;
  await open({
    getOperator: () => ({ ...operator, isOpen: false, operations: Object.keys(ADMIN_OPERATIONS) }),
    listWithdrawalQueue: () => ({ ...queue, content: [large.order] }),
    getWithdrawalReview: () => current,
    approveWithdrawal: () => {
      current = { ...review, approval: { ...review.approval, isOwn: true } };
      return contractExample('approveWithdrawal');
    },
  });
  await screen.findByText('sokha', { selector: 'nav *' });
  fireEvent.click(await screen.findByRole('button', { name: 'Approve A' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'All of it fits' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/^You have approved it/)).toBeTruthy();
  expect(screen.queryByText(/^Next|^There are no/)).toBeNull();
  expect(location.search).toBe('?order=4');
});

test.each([
  ['who could be the second', ['malis', 'sophea', 'vanna', 'visal'], 'malis, sophea, vanna, +1', 'Approve A'],
  ['that nobody could be the second', [], 'Nobody else can approve it.', 'Approve and pay A'],
])('an operator is told of a large withdrawal %s', async (_what, seconds, said, button) => {
  const order = { ...review.order, amount: '9000000.0000' };
  await open({
    getOperator: () => ({ ...operator, isOpen: false, operations: Object.keys(ADMIN_OPERATIONS) }),
    getWithdrawalReview: () => ({ ...review, approval: undefined, order, seconds }),
  });
  expect(await screen.findByRole('button', { name: button })).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
  const invite = screen.queryByRole('link', { name: 'Invite a second operator' });
  expect(invite?.getAttribute('href')).toBe(seconds.length > 0 ? undefined : '/operators');
});

test('an operator whose role does not see payout accounts asks for none', async () => {
  let asked = 0;
  await open({
    getOperator: () => ({ ...operator, operations: ['listWithdrawalQueue', 'getWithdrawalReview'] }),
    listPayoutAccountReviews: () => {
      asked += 1;
      return contractExample('listPayoutAccountReviews');
    },
  });
  expect(await screen.findByText('rithy')).toBeTruthy();
  expect(asked).toBe(0);
  expect(screen.queryByText(/^Names to compare/)).toBeNull();
});

test('an operator who may not approve is told what is left to do', async () => {
  const operations = Object.keys(ADMIN_OPERATIONS).filter((one) => one !== 'approveWithdrawal');
  await open({
    getOperator: () => ({ ...operator, role: 'risk', operations }),
    getWithdrawalReview: () => ({ ...review, approval: undefined }),
  });
  expect(await screen.findByText('You can reject it or put it on hold, but not approve it.')).toBeTruthy();
  expect(screen.queryByText('You decide alone.')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('an operator puts a withdrawal on hold by a key, for a reason', async () => {
  let sent: unknown;
  await open({
    holdWithdrawal: ({ body }) => {
      sent = body;
      return contractExample('holdWithdrawal');
    },
  });
  await screen.findByRole('button', { name: 'Hold H' });
  press('h');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Hold' }));
  expect(await within(dialog).findByText('Write at least 3 characters.')).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Asked the bank' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Hold' }));
  expect(await screen.findByText('The withdrawal is on hold')).toBeTruthy();
  expect(sent).toEqual({ isHeld: true, reason: 'SECURITY', note: 'Asked the bank' });
  expect(location.search).toBe('?order=4');
});

test('a colleague who holds a withdrawal keeps it until the operator has read why and says so', async () => {
  let sent: unknown;
  await open({
    getWithdrawalReview: () => onHold,
    holdWithdrawal: ({ body }) => {
      sent = body;
      return contractExample('holdWithdrawal');
    },
  });
  await screen.findByText('vanna holds it. It has to be released before it is approved.');
  // what is left of holding the key down
  press('h', { repeat: true });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  press('h');
  const dialog = await screen.findByRole('alertdialog', { name: 'Release the hold of vanna?' });
  expect(within(dialog).getByText('Asked the bank')).toBeTruthy();
  expect(sent).toBeUndefined();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Release the hold' }));
  expect(await screen.findByText('The hold is released')).toBeTruthy();
  expect(sent).toEqual({ isHeld: false });
});

test('a withdrawal on hold is not approved before the hold is released, by the same key', async () => {
  let current: object = ownHold;
  await open({
    getWithdrawalReview: () => current,
    holdWithdrawal: () => {
      current = review;
      return contractExample('holdWithdrawal');
    },
  });
  expect(await screen.findByText('You hold it. Release the hold before it is approved.')).toBeTruthy();
  expect(screen.getByText('Asked the bank')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  press('a');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  press('h');
  expect(await screen.findByText('The hold is released')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Approve and pay A' })).toBeTruthy();
});

test('an operator who releases what is not on hold any more is told, and sees how it stands', async () => {
  let reads = 0;
  await open({
    getWithdrawalReview: () => (reads++ ? review : ownHold),
    holdWithdrawal: () => refuse({ status: 409, code: 'STATE_STALE' }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Release the hold H' }));
  expect(await screen.findByText("This isn't possible in the current state.")).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Hold H' })).toBeTruthy();
});

test('the second of two operators approves what the first has asked for', async () => {
  let approved = 0;
  await open({
    approveRequest: () => {
      approved++;
      return contractExample('approveRequest');
    },
  });
  await screen.findByRole('button', { name: 'Approve and pay A' });
  press('a');
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await expect.poll(() => approved).toBe(1);
});

test('an operator who has approved it first cannot be the second', async () => {
  const approval = { ...review.approval, isOwn: true };
  await open({ getWithdrawalReview: () => ({ ...review, approval }) });
  expect(await screen.findByText(/^You have approved it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
});

test('an operator chooses what waits by its kind', async () => {
  const asked: (string | undefined)[] = [];
  await openConsole('/withdrawals', {
    listWithdrawalQueue: ({ query }) => {
      asked.push(query.waiting);
      return query.waiting === 'HELD' ? { ...queue, content: [onHold.order] } : queue;
    },
  });
  const all = await screen.findByRole('tab', { name: /^All/ });
  await expect.poll(() => all.textContent).toBe('All2');
  fireEvent.mouseDown(screen.getByRole('tab', { name: /^Held/ }), { button: 0 });
  expect(await screen.findByText('Held', { selector: '[aria-hidden]' })).toBeTruthy();
  expect(asked).toEqual(['ALL', 'HELD']);
  expect(location.search).toBe('?tab=held');
});

test('the first withdrawal opens by itself where there is room beside the queue', async () => {
  await openConsole('/withdrawals', { listWithdrawalQueue: () => queue }, { isWide: true });
  expect(await screen.findByRole('heading', { level: 1, name: /^Withdrawal W7K2M9QX/ })).toBeTruthy();
  await expect.poll(() => location.search).toBe('?order=4');
});

test('the queue stands alone on a phone', async () => {
  await openConsole('/withdrawals', { listWithdrawalQueue: () => queue });
  const waiting = within(await screen.findByRole('navigation', { name: 'Withdrawals to decide' }));
  expect(await waiting.findByText('rithy')).toBeTruthy();
  expect(waiting.queryByRole('link', { current: 'page' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Reject/ })).toBeNull();
});
