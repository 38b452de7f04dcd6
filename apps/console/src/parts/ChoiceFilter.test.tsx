import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../test/open-console.tsx';

test('a value that a list does not know is named and left out of the call', async () => {
  const asked: unknown[] = [];
  await openConsole('/outbox?state=lost&purpose=loginCode', {
    listMessages: ({ query }) => {
      asked.push(query);
      return { content: [] };
    },
  });
  await waitFor(() => expect(asked).toEqual([{ purpose: 'loginCode' }]));
  expect((await screen.findByText('state=lost')).closest('[role=status]')?.textContent).toMatch(/is ignored/);
  expect(screen.getByRole('combobox', { name: 'State' }).textContent).toBe('State: all');
  expect(screen.getByRole('combobox', { name: 'Purpose' }).textContent).toBe('Log-in code');
});

test('a filter says what it narrows while nothing is chosen', async () => {
  await openConsole('/outbox');
  expect((await screen.findByRole('combobox', { name: 'State' })).textContent).toBe('State: all');
  expect(screen.getByRole('combobox', { name: 'Purpose' }).textContent).toBe('Purpose: all');
});
