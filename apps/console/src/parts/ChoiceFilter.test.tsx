import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../test/open-console.tsx';

test('a filter says what it narrows while nothing is chosen', async () => {
  await openConsole('/outbox');
  expect((await screen.findByRole('combobox', { name: 'State' })).textContent).toBe('State: all');
  expect(screen.getByRole('combobox', { name: 'Purpose' }).textContent).toBe('Purpose: all');
});
