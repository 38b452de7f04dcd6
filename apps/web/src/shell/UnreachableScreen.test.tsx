import { ApiError } from '@mekong/api-client/errors';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Providers } from '../app/Providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { UnreachableScreen } from './UnreachableScreen.tsx';

beforeAll(() => activate('EN', ['shell']));
afterEach(cleanup);

const show = (error: ApiError) =>
  render(
    <Providers queryClient={createQueryClient()}>
      <UnreachableScreen error={error} isChecking={false} onRetry={() => undefined} />
    </Providers>,
  );

test('a lost connection is named as such', () => {
  show(new ApiError({ code: 'NETWORK', status: 0 }));
  expect(screen.getByRole('heading').textContent).toBe('The site cannot be reached');
});

test.each([
  new ApiError({ code: 'UNREADABLE', status: 200 }),
  new ApiError({ code: 'UNKNOWN', status: 500, requestId: 'req-1' }),
])('an answer that cannot be used ($code) never reads as a lost connection', (error) => {
  show(error);
  expect(screen.getByRole('heading').textContent).toBe("The site can't be shown right now");
  expect(screen.queryByText(/connection/)).toBeNull();
});
