import type { AuditRow } from '@mekong/api-client/admin/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('an entry of the audit trail opens with every value before and after, however long', async () => {
  const hosts = Array.from({ length: 40 }, (_, n) => `host-${n}.example.com`);
  const row: AuditRow = {
    ...{ id: '812', seq: '812', at: '2026-11-22T09:00:00.000Z', actor: 'sophea', role: 'operator' },
    ...{ action: 'setting.changed', object: 'region', before: { hosts: [] }, after: { hosts }, detail: {} },
  };
  await openConsole('/audit', { listAudit: () => ({ content: [row] }) });
  fireEvent.click(await screen.findByRole('button', { name: /^View\s*setting\.changed 812$/ }));
  const entry = within(await screen.findByRole('dialog', { name: 'setting.changed' }));
  expect(entry.getByRole('cell', { name: hosts.join(', ') })).toBeTruthy();
});

test('the words of a filter follow the address on the way back', async () => {
  await openConsole('/audit');
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Action' });
  fireEvent.change(field, { target: { value: 'setting.changed' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
  await waitFor(() => expect(window.location.search).toBe('?action=setting.changed'));
  window.history.back();
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(field.value).toBe(''));
});
