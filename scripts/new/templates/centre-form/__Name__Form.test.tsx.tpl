import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { createQueryClient } from '../../app/query-client.ts';
import { __Name__Form } from './__Name__Form.tsx';

const { __form__ } = vi.hoisted(() => ({ __form__: vi.fn() }));
vi.mock('@mekong/api-client/sdk/__form__', () => ({ __form__ }));

beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
  return activate('EN', ['shell', 'account', 'errors']);
});
afterEach(cleanup);

test('the form of __title__ sends what was typed, once', async () => {
  __form__.mockResolvedValue(__formAnswer__);
  render(
    <Providers queryClient={createQueryClient()}>
      <__Name__Form />
    </Providers>,
  );
  __fills__
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(__form__).toHaveBeenCalledTimes(1));
  expect(__form__.mock.lastCall?.[0]).toMatchObject({ body: __sent__ });
});
