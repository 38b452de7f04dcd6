import { session } from '@mekong/api-client/session';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { leadsToCentre } from '../entry/centre-path.ts';
import { fromAddress } from './address.ts';
import { admit } from './admit.ts';
import { navigateOver } from './over-page.ts';

const loads = vi.fn();

function siteRouter(history: RouterHistory) {
  const root = createRootRoute();
  const page = (path: '/' | '/rng' | '/game') =>
    createRoute({ getParentRoute: () => root, path, loader: () => loads(path) });
  const centre = (path: '/member' | '/agentHome') =>
    createRoute({
      getParentRoute: () => root,
      path,
      beforeLoad: ({ location }) => {
        const { pathname, search } = router.stores.resolvedLocation.get() ?? { pathname: '/', search: {} };
        admit(path, { location, context: { shownPage: () => ({ route: pathname, pathname, search }) } });
      },
    });
  const router = createRouter({
    routeTree: root.addChildren([page('/'), page('/rng'), page('/game'), centre('/member'), centre('/agentHome')]),
    history,
  });
  const { navigate } = router;
  router.navigate = ((options: object) => navigateOver(router, navigate as never, options)) as typeof navigate;
  return router;
}

/** A visit that begins at an address. */
async function visit(entry: string) {
  const history = createMemoryHistory({ initialEntries: [entry] });
  const router = siteRouter(history);
  // as the page that shows what the router has found does it
  history.subscribe(({ action }) => void router.load({ action }));
  await router.load();
  router.stores.resolvedLocation.set(router.latestLocation);
  const go = async (href: string, more: object = {}): Promise<void> => {
    await router.navigate({ href, ...more } as never);
  };
  /** The page of the router, the address that the browser shows, and how many entries there are. */
  const now = () => [router.latestLocation.href, history.location.href, history.length] as const;
  const steps = () => router.latestLocation.state.centre?.steps;
  return { router, history, go, now, steps };
}

beforeEach(() => void session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 1 }));
afterEach(() => {
  session.clear();
  loads.mockClear();
});

describe('a centre', () => {
  test('opens over the page, under its own address', async () => {
    const { go, now, steps } = await visit('/rng?vendor=HOUSE');
    await go('/member?page=withdraw');
    expect(now()).toEqual(['/rng?vendor=HOUSE', '/member?page=withdraw', 2]);
    expect(steps()).toBe(1);
  });

  test('changes its page over the same page, with an entry for each', async () => {
    const { go, now, steps, history } = await visit('/game?node=7');
    await go('/member');
    await go('/member?page=kyc');
    await go('/agentHome?page=contracts');
    expect(now()).toEqual(['/game?node=7', '/agentHome?page=contracts', 4]);
    expect(steps()).toBe(3);
    history.back();
    expect(now().slice(0, 2)).toEqual(['/game?node=7', '/member?page=kyc']);
    history.go(-2);
    expect(now().slice(0, 2)).toEqual(['/game?node=7', '/game?node=7']);
  });

  test('takes a change of its search into the address, beside what stands there', async () => {
    const { router, go, now, steps } = await visit('/rng?vendor=HOUSE');
    await go('/member?page=kyc&step=2');
    await router.navigate({
      to: '.',
      search: (search: object) => ({ ...search, modal: 'login' }),
      replace: true,
    } as never);
    expect(now()).toEqual(['/rng?vendor=HOUSE', '/member?page=kyc&step=2&modal=login', 2]);
    expect(steps()).toBe(1);
    const { href } = router.buildLocation({ to: '.', ...fromAddress(router), search: true } as never);
    expect(href).toBe('/member?page=kyc&step=2&modal=login');
  });

  test('takes the place of a window that was opened over the page', async () => {
    const { router, go, now, steps, history } = await visit('/game?node=7');
    await router.navigate({ to: '.', search: { node: 7, modal: 'wallet' }, state: { isWindow: true } } as never);
    await go('/member?page=depositv2');
    expect(now()).toEqual(['/game?node=7', '/member?page=depositv2', 2]);
    expect(steps()).toBe(1);
    history.back();
    expect(now().slice(0, 2)).toEqual(['/game?node=7', '/game?node=7']);
  });

  test('has no entry below it to go back to when its window was opened by its address', async () => {
    const { go, now, steps } = await visit('/game?node=7&modal=wallet');
    await go('/member?page=depositv2');
    expect(now()).toEqual(['/game?node=7', '/member?page=depositv2', 1]);
    expect(steps()).toBe(0);
    await go('/member?page=kyc');
    expect(steps()).toBe(0);
  });

  test('closes when it leads to another page, and lies over the first one again after going back', async () => {
    const { go, now, history } = await visit('/rng');
    await go('/member');
    await go('/game?node=7');
    expect(now()).toEqual(['/game?node=7', '/game?node=7', 3]);
    history.back();
    expect(now().slice(0, 2)).toEqual(['/rng', '/member']);
  });

  test('is a page where it was opened by its address, and so are its pages from there', async () => {
    const { go, now } = await visit('/member?page=kyc');
    await go('/agentHome');
    expect(now()).toEqual(['/agentHome', '/agentHome', 2]);
  });

  test('is a page once it was loaded anew: its mask belongs to the document that made it', async () => {
    const { go, history } = await visit('/rng');
    await go('/member?page=kyc');
    const next = siteRouter(history);
    await next.load();
    expect(next.latestLocation.href).toBe('/member?page=kyc');
    expect(next.latestLocation.state.centre).toBeUndefined();
  });

  test.each([
    ['a visitor', undefined, '/member', '/rng?modal=login&returnTo=%2Fmember'],
    ['a member', 0, '/agentHome', '/rng?modal=agentLogin&returnTo=%2FagentHome'],
    ['a trial account', 4, '/member', '/rng?modal=realAccount'],
  ] as const)('is left to the guard of its page when %s opens it', async (_, isAgent, href, answer) => {
    if (isAgent === undefined) session.clear();
    else session.set({ token: 't'.repeat(43), account: '1', username: 'x', isAgent });
    const { router, go } = await visit('/rng');
    await go(href);
    await vi.waitFor(() => expect(router.latestLocation.href).toBe(answer));
    expect(router.latestLocation.maskedLocation).toBeUndefined();
  });
});

test('a centre that a visitor logs in for has the entry of its own dialog, and closes by going back', async () => {
  session.clear();
  const { router, go, now, steps, history } = await visit('/rng');
  await go('/member?page=kyc');
  await vi.waitFor(() => expect(router.latestLocation.search).toMatchObject({ modal: 'login' }));
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
  await go('/member?page=kyc', { replace: true });
  expect(now()).toEqual(['/rng', '/member?page=kyc', 2]);
  expect(steps()).toBe(1);
  history.go(-1);
  expect(now().slice(0, 2)).toEqual(['/rng', '/rng']);
});

test.each([
  [{ href: '/member?page=kyc' }, true],
  [{ to: '/agentHome' }, true],
  [{ href: '/member-x' }, false],
  [{ to: '.' }, false],
  [{ href: 'https://elsewhere.example/member' }, false],
])('%j leads to a centre: %j', (destination, isCentre) => expect(leadsToCentre(destination)).toBe(isCentre));
