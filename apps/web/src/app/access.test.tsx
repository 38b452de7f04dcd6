import { session } from '@mekong/api-client/session';
import type { PermissionInfo } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PageAccess, type PagePath, pageAccess } from '../entry/pages.ts';
import { statusQuery } from '../queries/status.ts';
import { routeTree } from '../routeTree.gen.ts';
import { EntryGate } from './EntryGate.tsx';
import { Providers } from './Providers.tsx';
import { permissionInfo } from './permission.fixtures.ts';
import { createQueryClient } from './query-client.ts';
import { createSiteRouter } from './router.tsx';

/** Kinds of people by the number of their account type; a session that has to change its password first is nobody yet. */
const people = {
  visitor: undefined,
  'forced change': 'cpw',
  member: 0,
  agent: 1,
  'general agent': 2,
  trial: 4,
  'affiliate agent 41': 41,
  'affiliate agent 42': 42,
} as const;
type Person = keyof typeof people;

const isNobody = (person: Person): boolean => person === 'visitor' || person === 'forced change';

/** What each kind of page answers to each person, written out once more: the table under test is not its own proof. */
function expected(access: PageAccess, person: Person): string | undefined {
  if (access === 'everybody') return undefined;
  if (access === 'agent' && person === 'trial') return 'realAccount';
  if (access === 'agent') return isNobody(person) || person === 'member' ? 'agentLogin' : undefined;
  if (isNobody(person)) return access === 'account' ? 'signInFirst' : 'login';
  return access === 'realAccount' && person === 'trial' ? 'realAccount' : undefined;
}

/** An address of each route. */
const addressOf = (page: PagePath): string =>
  page.replace('$pageType', 'rng').replace('$tag', 'terms').replace('$token', 'abc');

const paths = Object.keys(pageAccess) as PagePath[];
const refusals = ['login', 'agentLogin', 'signInFirst', 'realAccount'];

function cacheWith(change: Partial<PermissionInfo> = {}) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: { ...permissionInfo, ...change } });
  return queryClient;
}

function arrive(person: Person): void {
  const type = people[person];
  sessionStorage.clear();
  if (type === undefined) session.clear();
  else if (type === 'cpw') session.set({ token: 't'.repeat(43), cpw: true });
  else session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: type });
}

async function open(address: string) {
  const router = createSiteRouter(
    routeTree,
    { queryClient: cacheWith() },
    createMemoryHistory({ initialEntries: [address] }),
  );
  await router.load();
  const { pathname, search } = router.state.location;
  return { pathname, search: search as { modal?: string; returnTo?: string } };
}

beforeAll(() => activate('EN', ['shell']));
// the guards decide before anything is asked of a server: ours knows nothing, which no call tries twice
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response(undefined, { status: 404 })));
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

test('every route is in the table of pages, and every page of the table is a route', () => {
  const { routesByPath } = createSiteRouter(routeTree, { queryClient: cacheWith() });
  expect(Object.keys(routesByPath).sort(), 'Add the new page to src/entry/pages.ts: who may open it?').toEqual(
    [...paths].sort(),
  );
});

describe.each(Object.keys(people) as Person[])('%s', (person) => {
  test.each(paths)('at %s', async (page) => {
    arrive(person);
    const address = addressOf(page);
    const { pathname, search } = await open(`${address}?q=x`);
    const refusal = expected(pageAccess[page], person);
    if (refusal) {
      expect([pathname, search.modal]).toEqual(['/', refusal]);
      // who logs in comes back to what was opened, search and all
      if (refusal !== 'realAccount') expect(search.returnTo).toBe(`${address}?q=x`);
    } else expect(refusals).not.toContain(search.modal);
  });
});

describe('a guarded page that is opened from another one', () => {
  /** Opens a page, then a second one from there. */
  async function openFrom(page: string, next: string) {
    const history = createMemoryHistory({ initialEntries: [page] });
    const router = createSiteRouter(routeTree, { queryClient: cacheWith() }, history);
    await router.load();
    history.push(next);
    await router.load();
    return { router, ...router.state.location, search: router.state.location.search as Record<string, unknown> };
  }

  test.each([
    ['visitor', '/game?node=7', 'login'],
    ['visitor', '/member', 'login'],
    ['visitor', '/agentHome', 'agentLogin'],
    ['trial', '/member', 'realAccount'],
  ] as const)('shows a %s who opens %s the dialog %s over the page', async (person, next, modal) => {
    arrive(person);
    const { pathname, search } = await openFrom('/rng?vendor=SUNB', next);
    expect(pathname).toBe('/rng');
    expect(search).toMatchObject({ vendor: 'SUNB', modal });
    expect(search['returnTo']).toBe(modal === 'realAccount' ? undefined : next);
  });

  test('leaves the list as it was when the dialog closes by going back', async () => {
    arrive('visitor');
    const { router } = await openFrom('/rng?vendor=SUNB', '/game?node=7');
    router.history.back();
    await router.load();
    expect(router.state.location.href).toBe('/rng?vendor=SUNB');
  });

  test('goes home when the page beneath does not open any more', async () => {
    arrive('member');
    const history = createMemoryHistory({ initialEntries: ['/member?page=securityCenter'] });
    const router = createSiteRouter(routeTree, { queryClient: cacheWith() }, history);
    await router.load();
    arrive('visitor');
    history.push('/game?node=7');
    await router.load();
    expect(router.state.location).toMatchObject({
      pathname: '/',
      search: { modal: 'login', returnTo: '/game?node=7' },
    });
  });

  test('goes home when an account is needed first, as the specification says', async () => {
    arrive('visitor');
    const { pathname, search } = await openFrom('/rng', '/lottery');
    expect([pathname, search['modal']]).toEqual(['/', 'signInFirst']);
  });
});

describe.each([
  ['maintenance', { maintenance: true }, 'MAINTENANCE'],
  ['a region that is not served', { regionRestriction: true }, 'REGION_BLOCKED'],
  ['a host that is not ours', { domainInvalid: true }, 'DOMAIN_INVALID'],
] as const)('during %s', (_, change, code) => {
  test.each(['visitor', 'member', 'agent', 'trial', 'forced change'] as const)(
    'no page exists for %s, only the one that says why',
    async (person) => {
      arrive(person);
      const site = vi.fn(() => <p>the normal site</p>);
      const Site = site;
      const shown = render(
        <Providers queryClient={cacheWith(change)}>
          <EntryGate>
            <Site />
          </EntryGate>
        </Providers>,
      );
      // the screen is a chunk of its own
      await screen.findByText(new RegExp(code));
      // below the gate nothing is made: neither the router nor any of its pages
      expect(site).not.toHaveBeenCalled();
      shown.unmount();
    },
  );
});
