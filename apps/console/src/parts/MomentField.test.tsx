import type { Vendor } from '@mekong/api-client/admin/types';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole, refuse } from '../../test/open-console.tsx';

test('moments are typed and read by the clocks of the merchant, and sent as instants', async () => {
  const until = '2026-07-15T10:00:00.000Z';
  const vendor: Vendor = { code: 'TIDE', name: 'Tidal', status: 'active', games: 3 };
  const asked: unknown[] = [];
  await openConsole('/games', {
    getOperator: () => ({
      ...{ name: 'local', role: 'admin', isOpen: true, siteName: 'Luna', timeZone: 'Europe/Berlin' },
      operations: ['listVendors', 'switchVendor'],
    }),
    listVendors: () => ({ content: [asked.length > 1 ? { ...vendor, status: 'maintenance', until } : vendor] }),
    switchVendor: ({ body }) => {
      asked.push(body);
      return asked.length > 1
        ? vendor
        : refuse({ status: 400, code: 'VALIDATION_FAILED', params: { fields: [{ name: 'until', rule: 'format' }] } });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Begin maintenance/ }));
  const question = within(await screen.findByRole('alertdialog'));
  const field = await question.findByRole('group', { name: 'Expected end' });
  const said = () =>
    (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
  const type = (segment: RegExp, digits: string) => {
    const part = within(field).getByRole('spinbutton', { name: segment });
    part.focus();
    for (const data of digits)
      fireEvent(
        part,
        new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
      );
  };
  type(/^day/, '15');
  fireEvent.click(question.getByRole('button', { name: 'Begin maintenance' }));
  expect(await question.findByText(/^Write day and time in full/)).toBeTruthy();
  expect(asked[0]).toEqual({ status: 'maintenance', until: expect.stringContaining('15') });
  type(/^month/, '07');
  type(/^year/, '2026');
  type(/^hour/, '12');
  type(/^minute/, '00');
  expect(said().join(' ')).toContain('Europe/Berlin (GMT+2)');
  fireEvent.click(question.getByRole('button', { name: 'Begin maintenance' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]).toEqual({ status: 'maintenance', until });
  expect(await screen.findByText('Jul 15, 2026, 12:00')).toBeTruthy();
  expect(screen.getByText(/^Times in Europe\/Berlin/)).toBeTruthy();
});
