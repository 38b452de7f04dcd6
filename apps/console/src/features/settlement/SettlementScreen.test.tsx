import { zSettlementJob } from '@mekong/api-client/admin/contract/validators';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole, type TestCall } from '../../../test/open-console.tsx';
import { settlementLabels } from '../../parts/settlement-labels.ts';

test('an operator sees what each kind of salary came to, which is behind and why', async () => {
  await openConsole('/settlement');
  const kinds = await screen.findByRole('table', { name: 'Kinds' });
  const rowOf = (name: string) => within(kinds).getByRole('rowheader', { name }).closest('tr')?.textContent;
  expect(rowOf('Real-time salary')).toContain('On time');
  expect(rowOf('Real-time salary')).toContain('14 bills12 paid · 1 to be paid · 1 below zero');
  expect(rowOf('Daily salary')).toContain('Failing1 window behind2 failures in a row: no money left');
  expect(screen.getByText('2 bills wait to be paid')).toBeTruthy();
});

test('an operator settles a window again, and tries a failed one without its pause', async () => {
  const sent: unknown[] = [];
  await openConsole('/settlement', {
    rerunAgentSettlement: ({ body }: TestCall) => {
      sent.push(body);
      return { outcome: 'SAME', bills: 0 };
    },
  });
  const windows = await screen.findByRole('table', { name: 'Windows' });
  fireEvent.click(await within(windows).findByRole('button', { name: /Settle again.*Hourly salary/ }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Settle again' }));
  expect(await screen.findByText('The window was settled again')).toBeTruthy();
  fireEvent.click(within(windows).getByRole('button', { name: /Try now.*Daily salary/ }));
  const now = await screen.findByRole('alertdialog', { name: 'Try this window now?' });
  expect(within(now).queryByRole('textbox')).toBeNull();
  fireEvent.click(within(now).getByRole('button', { name: 'Try now' }));
  expect(await screen.findByText('The window is tried again')).toBeTruthy();
  expect(sent).toEqual([
    { job: 'settlement.hourly', start: '2026-11-21T15:00:00.000Z' },
    { job: 'settlement.daily', start: '2026-11-20T17:00:00.000Z' },
  ]);
});

test('a check says that all bills are the same, or which differ', async () => {
  let wrong = [{ billId: '81', differs: 'team.volume' }];
  await openConsole('/settlement', { checkAgentSettlement: () => ({ bills: 700, checked: 500, wrong }) });
  fireEvent.click(await screen.findByRole('button', { name: /Check.*Hourly salary/ }));
  expect(await screen.findByText('1 bill is not what results and terms say')).toBeTruthy();
  expect(screen.getByText('81: team.volume')).toBeTruthy();
  wrong = [];
  fireEvent.click(screen.getByRole('button', { name: 'Check the newest bills' }));
  expect(await screen.findByText('500 bills were made again and are the same, byte for byte')).toBeTruthy();
  expect(screen.getByText('There are 700 in all; the newest were compared.')).toBeTruthy();
});

test('an operator sees what a run of dividends differs by, keeps a bill back, and releases the run', async () => {
  const sent: unknown[] = [];
  const note =
    (answer: object) =>
    ({ body }: TestCall) => {
      sent.push(body);
      return answer;
    };
  await openConsole('/settlement', {
    holdDividend: note({ isOnHold: true }),
    liftDividendHold: note({ isOnHold: false }),
    releaseDividends: note({ bills: 12 }),
  });
  const runs = await screen.findByRole('table', { name: 'Dividends' });
  expect(within(runs).getAllByRole('row')[1]?.textContent).toMatch(/14 bills12 in review · 1 kept back.*3,110/);
  fireEvent.click(within(runs).getByRole('button', { name: /Show bills/ }));
  const bills = await screen.findByRole('table', { name: 'Bills of a run' });
  expect((await within(bills).findByText('Play of one member is looked at')).closest('tr')?.textContent).toContain(
    'srey',
  );
  fireEvent.click(within(bills).getByRole('button', { name: /Keep back.*rithy/ }));
  const keep = await screen.findByRole('alertdialog', { name: 'Keep the bill of rithy back?' });
  fireEvent.click(within(keep).getByRole('button', { name: 'Keep back' }));
  expect(await within(keep).findByText('Say why, in at least 3 characters.')).toBeTruthy();
  fireEvent.change(within(keep).getByRole('textbox'), { target: { value: 'To be looked at' } });
  fireEvent.click(within(keep).getByRole('button', { name: 'Keep back' }));
  expect(await screen.findByText('The bill is kept back')).toBeTruthy();
  fireEvent.click(within(runs).getByRole('button', { name: /^Release/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Release this run?' });
  expect(dialog.textContent).toMatch(/12 bills are paid:.*44,835.*1 bill is kept back/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  expect(await screen.findByText('The run was released')).toBeTruthy();
  expect(sent).toMatchObject([{ billId: '89', reason: 'To be looked at' }, { digest: expect.stringMatching(/^5e1f/) }]);
});

test('an operator rejects a dividend that is kept back, with a reason for the agent', async () => {
  const sent: unknown[] = [];
  await openConsole('/settlement', {
    rejectDividend: ({ body }: TestCall) => {
      sent.push(body);
      return { billId: '88' };
    },
  });
  const runs = await screen.findByRole('table', { name: 'Dividends' });
  fireEvent.click(within(runs).getByRole('button', { name: /Show bills/ }));
  const bills = await screen.findByRole('table', { name: 'Bills of a run' });
  // what only waits is kept back first
  expect(within(bills).queryByRole('button', { name: /Reject.*rithy/ })).toBeNull();
  fireEvent.click(await within(bills).findByRole('button', { name: /Reject.*dara/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Reject the bill of dara?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByText('Say why, in at least 3 characters.')).toBeTruthy();
  fireEvent.change(within(dialog).getByRole('textbox', { name: /for the agent/ }), { target: { value: 'Two names' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The bill was rejected')).toBeTruthy();
  expect(sent).toMatchObject([{ note: 'Two names' }]);
});

test('an operator corrects a bill by its number, with a reason for the agent', async () => {
  const sent: unknown[] = [];
  await openConsole('/settlement', {
    correctAgentBill: ({ body }: TestCall) => {
      sent.push(body);
      return { billId: '97' };
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Correct a bill' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Correct a bill' });
  const field = (name: RegExp) => within(dialog).getByRole('textbox', { name });
  const confirm = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Correct' }));
  confirm();
  expect(await within(dialog).findByText('There is no computed bill with this number.')).toBeTruthy();
  fireEvent.change(field(/Number of the bill/), { target: { value: '88' } });
  expect(await within(dialog).findByText('dara')).toBeTruthy();
  expect(within(dialog).getByText('Paid by the house, its corrections too')).toBeTruthy();
  fireEvent.change(field(/Amount/), { target: { value: '120' } });
  fireEvent.change(field(/for the agent/), { target: { value: 'Counted twice' } });
  confirm();
  expect(await screen.findByText('The bill was corrected')).toBeTruthy();
  expect(sent).toMatchObject([{ billId: '88', note: 'Counted twice', amount: expect.stringMatching(/^120(\.0+)?$/) }]);
});

test('every kind of window has a name', () => {
  expect(Object.keys(settlementLabels).sort()).toEqual([...zSettlementJob.options].sort());
});
