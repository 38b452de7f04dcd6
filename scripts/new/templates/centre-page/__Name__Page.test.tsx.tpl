import { activate } from '@mekong/i18n/i18n';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { __centre__Pages } from '../../centres/__centre__/pages.ts';
import { statusQuery } from '../../queries/status.ts';

test('the __centre__ centre opens the page __title__', async () => {
  await activate('EN', ['shell', 'account']);
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const Page = await __centre__Pages.__camel__.open(queryClient, {});
  render(
    <Providers queryClient={queryClient}>
      <Page values={{}} />
    </Providers>,
  );
  expect(screen.getByRole('heading', { level: 1, name: '__title__' })).toBeTruthy();
});
