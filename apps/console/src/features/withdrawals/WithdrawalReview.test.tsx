import type { WithdrawalReview } from '@mekong/api-client/admin/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole } from '../../../test/open-console.tsx';

const review = contractExample('getWithdrawalReview') as WithdrawalReview;
const next = { ...review.order, id: '9', orderNo: 'W9K2M9QX', username: 'rithy' };
const queue = { content: [review.order, next] };

test('an operator sees one withdrawal with its evidence, its member and those that wait too', async () => {
  await openConsole('/withdrawals?order=4', { listWithdrawalQueue: () => queue });
  expect(await screen.findByRole('heading', { level: 1, name: 'Withdrawal W7K2M9QX' })).toBeTruthy();
  const waiting = screen.getByRole('navigation', { name: 'Withdrawals to decide' });
  expect((await within(waiting).findByRole('link', { current: 'page' })).textContent).toContain('sokha');
  const checks = within(screen.getByRole('list', { name: 'Checks' })).getAllByRole('listitem');
  expect(checks).toHaveLength(6);
  expect(checks[3]?.textContent).toContain('Largest withdrawal so far');
  expect(screen.getByText('Large win, replay looked at. All fits.')).toBeTruthy();
  expect(screen.getByText('You are the second of two.')).toBeTruthy();
  expect(screen.getByText('Limits set')).toBeTruthy();
});

test('an operator is told of a check that is not known', async () => {
  const checks = { ...review.checks, device: { result: 'UNKNOWN' }, name: { result: 'NEWER' } };
  await openConsole('/withdrawals?order=4', { getWithdrawalReview: () => ({ ...review, checks }) });
  expect(await screen.findAllByText('The data does not tell.')).toHaveLength(2);
});

test('an operator rejects by a key, says why, and goes on to the next one', async () => {
  await openConsole('/withdrawals?order=4', { listWithdrawalQueue: () => queue });
  await screen.findByRole('button', { name: 'Reject (R)' });
  await screen.findByText('rithy');
  fireEvent.keyDown(document.body, { key: 'r', code: 'KeyR' });
  const dialog = await screen.findByRole('alertdialog');
  const note = within(dialog).getByRole('textbox');
  // a letter of the note is no key
  fireEvent.keyDown(note, { key: 'a', code: 'KeyA' });
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
  fireEvent.change(note, { target: { value: 'Not reached by phone' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The money is back in the wallet')).toBeTruthy();
  await expect.poll(() => location.search).toBe('?order=9');
});

test('the second of two operators approves what the first has asked for', async () => {
  let approved = 0;
  await openConsole('/withdrawals?order=4', {
    approveRequest: () => {
      approved++;
      return contractExample('approveRequest');
    },
  });
  await screen.findByRole('button', { name: 'Approve (A)' });
  fireEvent.keyDown(document.body, { key: 'a', code: 'KeyA' });
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await expect.poll(() => approved).toBe(1);
});

test('an operator who has approved it first cannot be the second', async () => {
  const approval = { ...review.approval, isOwn: true };
  await openConsole('/withdrawals?order=4', { getWithdrawalReview: () => ({ ...review, approval }) });
  expect(await screen.findByText(/^You have approved it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve (A)' })).toBeNull();
});
