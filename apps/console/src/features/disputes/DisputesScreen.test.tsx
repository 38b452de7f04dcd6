import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole, type TestCall } from '../../../test/open-console.tsx';
import { decisionsOf } from './decisions.ts';

test('an operator sees each dispute with what the member says', async () => {
  await openConsole('/disputes');
  const table = await screen.findByRole('table', { name: 'Disputes' });
  // the example of the contract, below the head
  expect((await within(table).findAllByText('C7K2M9QX')).length).toBeGreaterThan(0);
  expect(within(table).getByText('Nothing has arrived')).toBeTruthy();
  expect(within(table).getByText('My statement until today.')).toBeTruthy();
});

test('an operator who gives money back has to say why', async () => {
  const calls: TestCall[] = [];
  await openConsole('/disputes', {
    resolveDispute: (call) => {
      calls.push(call);
      return undefined;
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /Give back.*C7K2M9QX/ }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give back' }));
  expect(await within(dialog).findByText('Write at least 3 characters.')).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'The bank has no such credit' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Give back' }));
  await expect
    .poll(() => calls.map(({ body }) => body))
    .toEqual([{ outcome: 'RETURNED', reason: 'The bank has no such credit' }]);
});

test('an operator looks at the evidence closely', async () => {
  await openConsole('/disputes');
  fireEvent.click(await screen.findByRole('button', { name: /Evidence.*C7K2M9QX/ }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('img', { name: 'Picture 1 of 1' })).toBeTruthy();
  expect(within(dialog).getByRole('button', { name: 'Larger' })).toBeTruthy();
});

test.each([
  ['OPEN', ['PROVIDER', 'EVIDENCE', 'PAID', 'RETURNED']],
  ['WITH_PROVIDER', ['EVIDENCE', 'PAID', 'RETURNED']],
  ['NEED_EVIDENCE', ['PAID']],
  ['RESOLVED_PAID', []],
])('a dispute that is %s offers what the gateway takes', (state, decisions) => {
  expect(decisionsOf(state, { move: true, resolve: true })).toEqual(decisions);
  expect(decisionsOf(state, { move: false, resolve: false })).toEqual([]);
});
