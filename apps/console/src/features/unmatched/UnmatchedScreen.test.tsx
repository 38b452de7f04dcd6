import type { UnmatchedPayment } from '@mekong/api-client/admin/types';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contractExample, openConsole, refuse } from '../../../test/open-console.tsx';

const { item } = contractExample('getUnmatchedPayment') as { item: UnmatchedPayment };

test('an operator sees which payments fit no order, and opens one', async () => {
  await openConsole('/unmatched-payments');
  const table = await screen.findByRole('table', { name: 'Unmatched payments' });
  expect(await within(table).findByText('No order')).toBeTruthy();
  expect(within(table).getByText('To be decided')).toBeTruthy();
  expect(
    within(table)
      .getByRole('link', { name: /View.*pay_7Q2M/ })
      .getAttribute('href'),
  ).toBe('/unmatched-payments?item=3');
});

test('an operator credits a payment to a member, and is told when nobody of that name takes it', async () => {
  const sent: unknown[] = [];
  await openConsole('/unmatched-payments?item=3', {
    creditUnmatchedPayment: ({ body }) => {
      sent.push(body);
      return sent.length === 1
        ? refuse({ status: 400, code: 'VALIDATION_FAILED', params: { fields: [{ name: 'username', rule: 'enum' }] } })
        : { ...item, state: 'ENDED', outcome: 'CREDITED', actions: [] };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Credit' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('radio', { name: 'A member, by user name' }));
  fireEvent.change(within(dialog).getByRole('textbox', { name: /User name/ }), { target: { value: ' sokha ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Credit' }));
  expect(await within(dialog).findByText('No account has this name.')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Credit' }));
  expect(await screen.findByText('The payment is credited')).toBeTruthy();
  expect(sent).toEqual([{ username: 'sokha' }, { username: 'sokha' }]);
});

test.each([
  ['currency', 'The payment is in another currency than this wallet.'],
  ['closed', 'The account is closed.'],
  ['closing', 'The member is closing the account: it takes no deposits.'],
  ['break', 'The member takes a break or is excluded: no deposits.'],
  ['limit', "The member's deposit limit has no room for it now."],
])('an operator reads why a payment is not credited: %s', async (rule, words) => {
  await openConsole('/unmatched-payments?item=3', {
    creditUnmatchedPayment: () =>
      refuse({ status: 400, code: 'VALIDATION_FAILED', params: { fields: [{ name: 'orderNo', rule }] } }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Credit' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'D7K2M9QX' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Credit' }));
  expect(await within(dialog).findByText(words)).toBeTruthy();
});

test('an operator reads that a refund was not made, and may order it once more', async () => {
  await openConsole('/unmatched-payments?item=3', {
    getUnmatchedPayment: () => ({ item: { ...item, wasRefused: true }, payments: [], hasDifference: false }),
  });
  expect(await screen.findByText('The refund was not made')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send back' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send back' }));
  expect(await screen.findByText('The refund is ordered')).toBeTruthy();
});

test.each([
  ['It was sent back', 'SENT', 'The payment counts as sent back'],
  ['It was not sent back', 'NOT_SENT', 'The payment is to be decided again'],
])('an operator who is asked about a refund says by "%s" what became of it', async (name, outcome, said) => {
  const sent: unknown[] = [];
  await openConsole('/unmatched-payments?item=3', {
    getUnmatchedPayment: () => ({
      item: { ...item, refundNo: 'RK2M9QX7D', actions: ['SENT_BACK', 'NOT_SENT_BACK'] },
      payments: [],
      hasDifference: false,
    }),
    decideRefund: ({ body }) => {
      sent.push(body);
      return contractExample('decideRefund');
    },
  });
  expect(await screen.findByText('The provider does not say what became of the refund')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  expect(await screen.findByText(said)).toBeTruthy();
  expect(sent).toMatchObject([{ outcome }]);
});

test('a payment of which a settlement file says something else leads to the difference', async () => {
  await openConsole('/unmatched-payments?item=3', {
    getUnmatchedPayment: () => ({ item, payments: [], hasDifference: true }),
  });
  const link = await screen.findByRole('link', { name: 'Difference from the settlement file' });
  expect(link.getAttribute('href')).toBe(`/reconciliation?q=${item.paymentRef}`);
});

test('what a member owes is taken from the wallet or written off, and not sent back', async () => {
  await openConsole('/unmatched-payments?item=3', {
    getUnmatchedPayment: () => ({
      item: {
        ...{ ...item, reason: 'OWED', amount: '-380.0000', memberId: '7', username: 'sokha' },
        actions: ['COLLECT', 'WRITE_OFF'],
      },
      payments: [],
      hasDifference: false,
    }),
  });
  expect(await screen.findByRole('button', { name: 'Write off' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send back' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Take from the wallet' }));
  expect(await screen.findByRole('alertdialog', { name: 'Take it from the wallet of sokha?' })).toBeTruthy();
});

test.each([
  ['Credit', 'The payment counts as failed, and what was ordered goes back to the wallet.'],
  ['Close', 'The payment counts as paid, as it was ordered.'],
])('an operator who decides about a changed payout by %s reads what it counts as', async (name, text) => {
  await openConsole('/unmatched-payments?item=3', {
    getUnmatchedPayment: () => ({
      item: { ...item, reason: 'CHANGED', paymentRef: undefined, partNo: 'W7K2M9QX-1', actions: ['CREDIT', 'CLOSE'] },
      payments: [],
      hasDifference: false,
    }),
  });
  fireEvent.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText(new RegExp(text))).toBeTruthy();
});

test('an operator who comes from a slip credits the payment to its order without typing the number', async () => {
  const sent: unknown[] = [];
  await openConsole('/unmatched-payments?state=OPEN&order=D7K2M9QX', {
    getUnmatchedPayment: () => ({ item: { ...item, orderNo: undefined }, payments: [], hasDifference: false }),
    creditUnmatchedPayment: ({ body }) => {
      sent.push(body);
      return { ...item, state: 'ENDED', outcome: 'CREDITED', actions: [] };
    },
  });
  expect(await screen.findByText('You are looking for the payment of order D7K2M9QX')).toBeTruthy();
  fireEvent.click(await screen.findByRole('link', { name: /View.*pay_7Q2M/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Credit' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Credit' }));
  expect(await screen.findByText('The payment is credited')).toBeTruthy();
  expect(sent).toEqual([{ orderNo: 'D7K2M9QX' }]);
});
