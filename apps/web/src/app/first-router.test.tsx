import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { statusQuery } from '../queries/status.ts';
import { createFirstRouter, loadFirstRoutes } from './first-router.ts';
import { permissionInfo } from './permission.fixtures.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
});
afterEach(() => vi.unstubAllGlobals());

async function openPage(path: string, href = path) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createFirstRouter({ queryClient }, await loadFirstRoutes(path), history);
  await router.load();
  return { router, history };
}

const idsOf = ({ routesById }: Awaited<ReturnType<typeof openPage>>['router']) => Object.keys(routesById);

const pages = [
  ['home', '/', '/_site/'],
  ['a category', '/rng', '/_site/$pageType'],
] as const;

test.each(pages)('the router of %s knows no other page before somebody uses the page', async (_, path, id) => {
  const { router } = await openPage(path);
  expect(idsOf(router)).toEqual(['__root__', '/_site', id]);
  expect(router.state.matches.map(({ routeId }) => routeId)).toEqual(['__root__', '/_site', id]);
});

test.each(pages)('the router of %s knows every page before it goes to one', async (_, path) => {
  const { router } = await openPage(path);
  await router.navigate({ href: '/register' });
  expect(router.state.location.href).toBe('/?modal=register');
  expect(idsOf(router)).toContain('/_site/$pageType');
});

test.each(pages)('the router of %s knows every page before it goes back to one', async (_, path) => {
  const { router, history } = await openPage(path);
  history.push('/providers/NOBODY/of-them');
  await router.load();
  expect(router.state.location.pathname).toBe('/providers/NOBODY/of-them');
  expect(idsOf(router)).toContain('/_site/providers_/$code');
});

test('the router of a category reads what its address asks for', async () => {
  const { router } = await openPage('/fish', '/fish?vendor=HOUSE&sort=nothing');
  expect(router.state.matches.at(-1)).toMatchObject({ context: { pageType: 'fish' }, search: { vendor: 'HOUSE' } });
});

test('the router of any other page knows every page from the start', async () => {
  const { router } = await openPage('/hot');
  expect(idsOf(router)).toContain('/_site/providers_/$code');
});

test.each(pages)(
  'the router of %s knows every page after the first input, and shows the same one',
  async (_, path, id) => {
    const { router } = await openPage(path);
    window.dispatchEvent(new Event('keydown'));
    await vi.waitFor(() => expect(idsOf(router)).toContain('/_site/hot'));
    await router.load();
    expect(router.state.matches.map(({ routeId }) => routeId)).toEqual(['__root__', '/_site', id]);
  },
);
