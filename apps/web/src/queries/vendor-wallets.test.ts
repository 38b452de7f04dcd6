import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { vendorWalletsQuery } from './vendor-wallets.ts';

const { listVendorWallets } = vi.hoisted(() => ({ listVendorWallets: vi.fn() }));
vi.mock('@mekong/api-client/sdk/listVendorWallets', () => ({ listVendorWallets }));

test('wallets at providers stay in sight while their names come in another language', async () => {
  listVendorWallets.mockResolvedValueOnce({ isSingle: false }).mockReturnValue(new Promise(() => undefined));
  const observer = new QueryObserver(new QueryClient(), vendorWalletsQuery('EN'));
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isSuccess).toBe(true));
  observer.setOptions(vendorWalletsQuery('KM'));
  expect(observer.getCurrentResult()).toMatchObject({ data: { isSingle: false }, isPlaceholderData: true });
  stop();
});
