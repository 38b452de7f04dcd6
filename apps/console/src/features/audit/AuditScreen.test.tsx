import type { AuditRow } from '@mekong/api-client/admin/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('an entry of the audit trail opens with every value before and after, however long', async () => {
  const hosts = Array.from({ length: 40 }, (_, n) => `host-${n}.example.com`);
  const row: AuditRow = {
    ...{ id: '812', seq: '812', at: '2026-11-22T09:00:00.000Z', actor: 'sophea', role: 'operator' },
    ...{ action: 'setting.changed', object: 'region', before: { hosts: [] }, after: { hosts }, detail: {} },
    ...{ objectKind: 'setting', objectName: 'region' },
  };
  await openConsole('/audit', { listAudit: () => ({ content: [row] }) });
  fireEvent.click(await screen.findByRole('button', { name: /^View\s*Setting changed 812$/ }));
  const entry = within(await screen.findByRole('dialog', { name: 'Setting changed' }));
  expect(entry.getByRole('cell', { name: hosts.join(', ') })).toBeTruthy();
});

test('entries of days by the clocks of the merchant are found by a name, and one of another release shows its code', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T18:30:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const asked: unknown[] = [];
  const row = {
    id: '9',
    at: '2026-11-21T18:00:00.000Z',
    role: 'operator',
    action: 'ship.sunk',
    object: '',
    detail: {},
  };
  await openConsole('/audit?range=week&action=listing.changed', {
    listAudit: ({ query }) => {
      asked.push(query);
      return { content: [row] };
    },
  });
  expect(await screen.findByRole('rowheader', { name: 'ship.sunk' })).toBeTruthy();
  expect(asked).toEqual([
    { action: 'listing.changed', from: '2026-11-15T17:00:00.000Z', to: '2026-11-22T17:00:00.000Z' },
  ]);
  expect(screen.getByRole('combobox', { name: 'Days' }).textContent).toBe('7 days');
  expect(screen.getByRole('combobox', { name: 'Action' }).textContent).toBe('Availability changed');
});

test('the audit trail says details of an identity check by their names, and why one was rejected', async () => {
  const row = {
    at: '2026-11-22T09:00:00.000Z',
    actor: 'sokha',
    object: 'sokha',
    objectKind: 'member',
    objectName: 'sokha',
  };
  await openConsole('/audit', {
    listAudit: () => ({
      content: [
        { ...row, id: '2', role: 'member', action: 'identity.viewed', detail: { fields: 'legalName, documentFront' } },
        { ...row, id: '1', role: 'operator', action: 'identity.decided', detail: { rejected: 'birthday MISMATCH' } },
        { ...row, id: '0', role: 'operator', action: 'identity.picture-shown', detail: { field: 'selfie' } },
      ],
    }),
  });
  expect(await screen.findByText(/Full name, Front of the document/)).toBeTruthy();
  expect(await screen.findByText(/Date of birth: Differs from the document/)).toBeTruthy();
  expect(screen.getByText(/Photo with the document/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/legalName|documentFront|MISMATCH/);
});

test('the audit trail says states, reasons and operations in words', async () => {
  const row = { at: '2026-11-22T09:00:00.000Z', actor: 'sophea', role: 'operator', detail: {} };
  await openConsole('/audit', {
    listAudit: () => ({
      content: [
        {
          ...{
            ...row,
            id: '3',
            action: 'withdrawal.rejected',
            object: 'withdrawal:W7K2M9QX',
            objectKind: 'withdrawal',
          },
          ...{ objectName: 'W7K2M9QX', before: { state: 'REVIEW' }, after: { state: 'REJECTED', reason: 'TERMS' } },
        },
        {
          ...{
            ...row,
            id: '2',
            action: 'approval.asked',
            object: 'approval:7',
            objectKind: 'approval',
            objectName: '7',
          },
          detail: { operation: 'approveWithdrawal', maker: 'sophea' },
        },
        {
          ...{ ...row, id: '1', action: 'operator.invited', object: 'operator:dara', objectKind: 'operator' },
          ...{ objectName: 'dara', before: {}, after: { role: 'risk', state: 'invited' } },
        },
      ],
    }),
  });
  expect(await screen.findByText(/To be decided/)).toBeTruthy();
  expect(screen.getByText(/Given back, .*Against the terms/)).toBeTruthy();
  expect(screen.getByText(/Approve a withdrawal/)).toBeTruthy();
  expect(screen.getByText(/State: Invited/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/REVIEW|REJECTED|TERMS|approveWithdrawal/);
});

test('the audit trail says payout accounts, credit, bonuses and limits in words, and every amount with its currency', async () => {
  const entry = (id: string, action: string, more: object) => ({
    ...{ id, action, at: '2026-11-22T09:00:00.000Z', role: 'system', object: 'sokha', objectKind: 'member' },
    ...{ objectName: 'sokha', detail: {}, ...more },
  });
  await openConsole('/audit', {
    listAudit: () => ({
      content: [
        entry('10', 'payout-account.blocked', { before: { state: 'REVIEW' }, after: { state: 'BLOCKED' } }),
        entry('9', 'payout-account.added', { detail: { institution: 'DEVB', match: 'partial' } }),
        entry('8', 'payout-account.refused', { detail: { reason: 'SHARED' } }),
        entry('7', 'credit.changed', {
          before: { limit: '2000000.0000', termDays: 14, state: 'OPEN' },
          ...{ after: { limit: '500000.0000', termDays: 7, state: 'CLOSING' }, detail: { currency: 'KHR' } },
        }),
        entry('6', 'bonus.reduced', {
          ...{ before: { bonus: '50000000' }, after: { bonus: '20000000' } },
          detail: { amount: '30000000', currency: 'KHR' },
        }),
        entry('5', 'play-limit.changed', {
          detail: { limit: 'deposit day', step: 'ASKED', amount: '90000.0000', currency: 'KHR' },
        }),
        entry('4', 'play-limit.changed', { detail: { limit: 'time week', step: 'SET', amount: '120.0000' } }),
        entry('3', 'play-break.begun', { detail: { kind: 'EXCLUSION', period: 'LIFE', until: 'for life' } }),
        entry('2', 'withdrawal.failed', {
          detail: { part: 'W7K2M9QX-1', amount: '590000000', currency: 'KHR', reason: 'BANK_DOWN' },
        }),
        entry('1', 'identity.deleted', { detail: { reason: 'REJECTED, REPLACED', fields: 'selfie' } }),
      ],
    }),
  });
  const line = async (name: string) =>
    (await screen.findAllByRole('rowheader', { name })).map((cell) => cell.closest('tr')?.textContent).join('|');
  expect(await line('Withdrawal account blocked')).toMatch(/State: Name to compare.*State: Blocked/);
  expect(await line('Withdrawal account added')).toContain('Bank: DEVB, Name: Similar');
  expect(await line('Withdrawal account refused')).toContain('Reason: Somebody else has, or had, it');
  expect(await line('Credit line changed')).toMatch(
    /Limit: ៛2,000,000\.00, Days to repay an advance: 14, State: Open.*Limit: ៛500,000\.00.*: 7, State: Closing/,
  );
  expect(await line('Bonus made smaller')).toMatch(/Bonus: ៛5,000\.00.*Bonus: ៛2,000\.00/);
  const limits = await line('Play limit changed');
  expect(limits).toContain('Limit: Deposits, Day, Step: Higher limit asked for, Amount: ៛90,000.00');
  expect(limits).toContain('Limit: Time, Week, Step: Set, Amount: 120 minutes');
  expect(await line('Break from playing begun')).toContain('Kind: Self-exclusion, How long: For life, Until: For life');
  expect(await line('Part of a withdrawal failed')).toMatch(/Amount: ៛59,000\.00, .*Reason: The bank does not answer/);
  expect(await line('Identity papers deleted')).toContain('Reason: Rejected, Replaced');
});

test('the audit trail says who acted and on what in words, settings and their fields by their titles', async () => {
  const row = { at: '2026-11-22T09:00:00.000Z', detail: {} };
  await openConsole('/audit', {
    listAudit: () => ({
      content: [
        {
          ...{ ...row, id: '2', role: 'operator', actor: 'sophea', action: 'setting.changed', object: 'security' },
          ...{
            objectKind: 'setting',
            objectName: 'security',
            before: { passwordDays: 90 },
            after: { passwordDays: 60 },
          },
        },
        {
          ...{ ...row, id: '1', role: 'system', action: 'vendor.secret.made', object: 'vendor:HOUSE' },
          ...{ objectKind: 'vendor', objectName: 'HOUSE' },
        },
        {
          ...row,
          id: '0',
          role: 'stoker',
          action: 'ship.sunk',
          object: 'lotus',
          objectKind: 'ship',
          objectName: 'lotus',
        },
      ],
    }),
  });
  const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')?.textContent;
  // the contract's own example of the settings tells the title
  await screen.findByText('Setting · Passwords');
  await screen.findByText('Provider · Mekong House (HOUSE)');
  expect(rowOf('Setting changed')).toContain('sopheaOperator');
  expect(rowOf('Provider secret created')).toMatch(/System.*Provider · Mekong House \(HOUSE\)/);
  expect(rowOf('ship.sunk')).toMatch(/stoker.*ship · lotus/);
  fireEvent.click(screen.getByRole('button', { name: /^View\s*Setting changed$/ }));
  const entry = within(await screen.findByRole('dialog', { name: 'Setting changed' }));
  expect(entry.getByRole('rowheader', { name: 'Age of a password' })).toBeTruthy();
});

test('values of entries are said in words: money with its currency, roles and codes by their names', async () => {
  await openConsole('/audit', {
    listAudit: () => ({
      content: [
        {
          ...{ id: '1', at: '2026-11-22T09:00:00.000Z', role: 'system', action: 'payment.held' },
          ...{ object: 'payment:sandbox:pay_1', objectKind: 'payment', objectName: 'sandbox:pay_1' },
          detail: { amount: '70000000', currency: 'KHR', reason: 'UNKNOWN_ORDER' },
        },
        {
          ...{ id: '2', at: '2026-11-22T09:00:00.000Z', role: 'operator', action: 'settlement.rerun', object: '' },
          detail: { outcome: 'TRIED_AGAIN', bills: 0, role: 'risk', newer: 'yes' },
        },
      ],
    }),
  });
  const row = (await screen.findByRole('rowheader', { name: 'Payment kept for review' })).closest('tr');
  expect(row?.textContent).toMatch(/Payment · sandbox:pay_1.*Amount: ៛7,000\.00, Reason: No order/);
  const other = screen.getByRole('rowheader', { name: 'Window settled again' }).closest('tr');
  expect(other?.textContent).toContain('Outcome: Tried again, Bills: 0, Role: Risk, newer: yes');
});

test('the words of a filter follow the address on the way back', async () => {
  await openConsole('/audit');
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Operator, account or object' });
  fireEvent.change(field, { target: { value: 'sophea' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(window.location.search).toBe('?q=sophea'));
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(field.value).toBe(''));
});
