import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openConsole } from '../../../test/open-console.tsx';

test('the page __title__ lists what the gateway answers', async () => {
  await openConsole('/__name__');
  expect(await screen.findByRole('heading', { level: 1, name: '__title__' })).toBeTruthy();
  const table = await screen.findByRole('table', { name: '__title__' });
  // the example of the contract, below the head
  expect(await within(table).findByText('__sample__')).toBeTruthy();
});
