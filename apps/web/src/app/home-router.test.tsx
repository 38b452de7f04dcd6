import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { statusQuery } from '../queries/status.ts';
import { createHomeRouter } from './home-router.ts';
import { permissionInfo } from './permission.fixtures.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
});
afterEach(() => vi.unstubAllGlobals());

async function openHome() {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createHomeRouter({ queryClient }, history);
  await router.load();
  return { router, history };
}

const idsOf = ({ routesById }: Awaited<ReturnType<typeof openHome>>['router']) => Object.keys(routesById);

test('the router of home knows no other page before somebody uses the page', async () => {
  const { router } = await openHome();
  expect(idsOf(router)).toEqual(['__root__', '/_site', '/_site/']);
  expect(router.state.matches.map(({ routeId }) => routeId)).toEqual(['__root__', '/_site', '/_site/']);
});

test('the router of home knows every page before it goes to one', async () => {
  const { router } = await openHome();
  await router.navigate({ href: '/register' });
  expect(router.state.location.href).toBe('/?modal=register');
  expect(idsOf(router)).toContain('/_site/$pageType');
});

test('the router of home knows every page before it goes back to one', async () => {
  const { router, history } = await openHome();
  history.push('/providers/NOBODY/of-them');
  await router.load();
  expect(router.state.location.pathname).toBe('/providers/NOBODY/of-them');
  expect(idsOf(router)).toContain('/_site/providers_/$code');
});

test('the router of home knows every page after the first input', async () => {
  const { router } = await openHome();
  window.dispatchEvent(new Event('keydown'));
  await vi.waitFor(() => expect(idsOf(router)).toContain('/_site/hot'));
});
