import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('an operator reads stakes and payouts hour by hour, in the time of the merchant, and as a table', async () => {
  await openConsole('/');
  const section = await screen.findByRole('region', { name: 'Stakes and payouts, last 24 hours' });
  const slider = await within(section).findByRole('slider');
  expect(slider.getAttribute('aria-valuetext')).toBe('14:00, Stakes ៛120,000, Payouts ៛131,000');
  fireEvent.click(within(section).getByRole('button', { name: 'As a table' }));
  const rows = within(within(section).getByRole('table')).getAllByRole('rowheader');
  expect(rows.map((row) => row.textContent)).toEqual(['13:00', '14:00']);
});
