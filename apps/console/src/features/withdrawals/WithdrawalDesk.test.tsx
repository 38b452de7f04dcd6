import type { WithdrawalReview } from '@mekong/api-client/admin/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contractExample, openConsole, refuse } from '../../../test/open-console.tsx';

const review = contractExample('getWithdrawalReview') as WithdrawalReview;
const next = { ...review.order, id: '9', orderNo: 'W9K2M9QX', username: 'rithy', approvedFirstBy: undefined };
const queue = { content: [review.order, next], waiting: { all: 2, mine: 0, held: 1 } };
const hold = { by: 'vanna', reason: 'ACCOUNT', note: 'Asked the bank', at: '2026-11-26T09:08:00.000Z' };
const onHold = { ...review, order: { ...review.order, hold } };

const press = (letter: string) => fireEvent.keyDown(document.body, { key: letter, code: `Key${letter.toUpperCase()}` });
const open = (answers: Parameters<typeof openConsole>[1] = {}, path = '/withdrawals?order=4') =>
  openConsole(path, { listWithdrawalQueue: () => queue, ...answers });

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
    rejectWithdrawal: ({ body }) => {
      sent = body;
      return contractExample('rejectWithdrawal');
    },
  });
  await screen.findByRole('button', { name: 'Reject R' });
  await screen.findByText('rithy');
  fireEvent.click(screen.getByRole('combobox', { name: 'Reason' }));
  fireEvent.click(screen.getByRole('option', { name: 'The account does not fit' }));
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

test('a withdrawal on hold is not approved before the hold is released, by the same key', async () => {
  let current: object = onHold;
  await open({
    getWithdrawalReview: () => current,
    holdWithdrawal: () => {
      current = review;
      return contractExample('holdWithdrawal');
    },
  });
  expect(await screen.findByText('vanna holds it. It has to be released before it is approved.')).toBeTruthy();
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
    getWithdrawalReview: () => (reads++ ? review : onHold),
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
