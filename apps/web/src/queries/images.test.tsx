import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { permissionInfo } from '../app/permission.fixtures.ts';
import { useNextImageSource } from './images.ts';
import { statusQuery } from './status.ts';

const hosts = ['https://one.example', 'https://two.example'];

/** The next address of a picture on a site with these hosts. */
function nextOf(imageCDNs: string[]): (failed: string) => string {
  const queryClient = new QueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: { ...permissionInfo, imageCDNs } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useNextImageSource(), { wrapper }).result.current;
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test.each(['active', 'white', 'color', 'purple'])(
  'a mark of a vendor that has no %s variant is looked for in its default one, on the same host',
  (variant) => {
    expect(nextOf(hosts)(`https://one.example/vendors/${variant}/TCG_SEA.webp`)).toBe(
      'https://one.example/vendors/default/TCG_SEA.webp',
    );
  },
);

test('the default mark, and every other picture, is looked for on the next host', () => {
  const next = nextOf(hosts);
  expect(next('https://one.example/vendors/default/TCG_SEA.webp')).toBe(
    'https://two.example/vendors/default/TCG_SEA.webp',
  );
  expect(next('https://two.example/games/purple/cover.webp')).toBe('https://one.example/games/purple/cover.webp');
});
