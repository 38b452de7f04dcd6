import { session } from '@mekong/api-client/session';
import type { AgentContract, FundsConsolidated, WhitelabelNode } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Shield } from 'lucide';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Providers } from '../app/Providers.tsx';
import { permissionInfo } from '../app/permission.fixtures.ts';
import { createQueryClient } from '../app/query-client.ts';
import { memberPageNames } from '../entry/member-pages.ts';
import { searchOf, text } from '../entry/search.ts';
import { centrePage, type SearchValues } from '../parts/centre-page.ts';
import { signedKinds } from '../queries/signed-kinds.ts';
import { statusQuery } from '../queries/status.ts';
import { agentPages } from './agent/pages.ts';
import { CentreScreen } from './CentreScreen.tsx';
import { type CentrePages, offeredPages, openPage } from './centre.ts';
import { memberPages } from './member/pages.ts';

const { getSaferPlay } = vi.hoisted(() => ({ getSaferPlay: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getSaferPlay', () => ({ getSaferPlay }));

const title = (message: string) => ({ id: message, message });
const loader = vi.fn();
const Messages = ({ search }: { readonly search: { readonly box?: string | undefined } }) => (
  <h1>Messages in {search.box ?? 'every box'}</h1>
);
const pages = {
  hidden: centrePage({
    title: title('Missions'),
    icon: Shield,
    guard: ({ isOn }) => isOn('VIP'),
    search: searchOf({}),
    load: async () => () => <h1>Missions</h1>,
  }),
  messages: centrePage({
    title: title('Messages'),
    icon: Shield,
    search: searchOf({ box: text(5) }),
    useBadge: () => ({ count: 3, label: '3 unread messages' }),
    loader,
    load: async () => Messages,
  }),
  last: centrePage({
    title: title('Limits'),
    icon: Shield,
    search: searchOf({}),
    load: async () => () => <h1>Limits</h1>,
  }),
};

function cacheWith(...on: WhitelabelNode['modId'][]) {
  const queryClient = createQueryClient();
  const whitelabel = on.map((modId) => ({ modId, enabled: '1' as const, childrenNodes: [] }));
  queryClient.setQueryData(statusQuery().queryKey, { info: { ...permissionInfo, whitelabel } });
  return queryClient;
}

test('a page of a centre that is opened without a connection fails to read, and reads when there is one', async () => {
  const queryClient = cacheWith();
  queryClient.mount();
  await openPage(pages, queryClient, { page: 'last' });
  const read = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('no line')).mockResolvedValue('read');
  onlineManager.setOnline(false);
  const observer = new QueryObserver(queryClient, { queryKey: ['page'], queryFn: read });
  const end = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('read');
  end();
  queryClient.unmount();
});

async function show(values: SearchValues, ...on: WhitelabelNode['modId'][]) {
  await showCentre(pages, values, ...on);
}

async function showCentre(centre: CentrePages, values: SearchValues, ...on: WhitelabelNode['modId'][]) {
  const queryClient = cacheWith(...on);
  const opened = await openPage(centre, queryClient, values);
  const Centre = () => (
    <CentreScreen
      pages={centre}
      path="/member"
      label="Centre"
      opened={opened}
      values={values}
      missing={<h1>Missing</h1>}
      onClose={() => undefined}
    />
  );
  const router = createRouter({
    routeTree: createRootRoute({ component: Centre }),
    history: createMemoryHistory({ initialEntries: ['/member'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  await screen.findByRole('heading', { level: 1 });
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const menu = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

beforeAll(() => activate('EN', ['shell', 'account']));
beforeEach(() => {
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
  getSaferPlay.mockReset().mockResolvedValue({ limits: [] });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  session.clear();
  vi.unstubAllGlobals();
});

describe('a centre', () => {
  test('opens the first page that exists when the address names none', async () => {
    await show({});
    expect(heading()).toBe('Messages in every box');
  });

  test('hands a page what its own schema reads, to the loader and to the screen', async () => {
    await show({ page: 'messages', box: 'sent', other: 'x' });
    expect(heading()).toBe('Messages in sent');
    expect(loader).toHaveBeenCalledWith(expect.objectContaining({ search: { box: 'sent' } }));
  });

  test('shows no page that its guard refuses, neither in the menu nor by its address', async () => {
    await show({ page: 'hidden' });
    expect(heading()).toBe('Missing');
    expect(menu()).toEqual(['/member?page=messages', '/member?page=last']);
  });

  test('shows a page once its guard lets it in', async () => {
    await show({ page: 'hidden' }, 'VIP');
    expect(heading()).toBe('Missions');
    expect(menu()[0]).toBe('/member?page=hidden');
  });

  test('says in the menu what waits on a page', async () => {
    await show({ page: 'last' });
    expect((await screen.findAllByText('3 unread messages')).length).toBeGreaterThan(0);
  });

  test('leads to no page that is not listed, and opens it by its address all the same', async () => {
    getSaferPlay.mockResolvedValue({ limits: [], isClosing: true });
    const centre = {
      last: pages.last,
      pay: centrePage({
        ...{ title: title('Pay in'), icon: Shield, search: searchOf({}), load: async () => () => <h1>Pay in</h1> },
        isListed: ({ haveDepositsEnded }) => haveDepositsEnded !== true,
      }),
    };
    await showCentre(centre, { page: 'last' });
    await waitFor(() => expect(menu()).toEqual(['/member?page=last']));
    cleanup();
    await showCentre(centre, { page: 'pay' });
    expect(heading()).toBe('Pay in');
    expect(menu()).toEqual(['/member?page=last', '/member?page=pay']);
  });

  test.each(['nowhere', '', 'toString', '__proto__', 'MESSAGES'])('has no page by the name %j', async (page) => {
    await show({ page });
    expect(heading()).toBe('Missing');
  });
});

test('the focus of what goes with its page is given to the next one', async () => {
  const queryClient = cacheWith();
  let goOn = (): void => undefined;
  const centre = {
    first: centrePage({
      ...{ title: title('First'), icon: Shield, search: searchOf({}) },
      load: async () => () => (
        <button type="button" onClick={() => goOn()}>
          On
        </button>
      ),
    }),
    last: pages.last,
  };
  const visits = [
    { values: { page: 'first' }, opened: await openPage(centre, queryClient, { page: 'first' }) },
    { values: { page: 'last' }, opened: await openPage(centre, queryClient, { page: 'last' }) },
  ];
  function Centre() {
    const [at, setAt] = useState(0);
    goOn = () => setAt(1);
    const { values, opened } = visits[at] ?? { values: {}, opened: undefined };
    return (
      <CentreScreen {...{ values, opened }} pages={centre} path="/member" missing={null} onClose={() => undefined} />
    );
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Centre }),
    history: createMemoryHistory({ initialEntries: ['/member'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const way = await screen.findByRole('button', { name: 'On' });
  expect(document.activeElement).toBe(document.body);
  way.focus();
  way.click();
  await screen.findByRole('heading', { name: 'Limits' });
  await waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('only the page of deposits is left out of the menu of members who cannot pay in', () => {
  const asker = { viewer: { signedIn: true, type: 0 }, isOn: () => true, haveDepositsEnded: true } as const;
  const unlisted = offeredPages(memberPages, asker).filter(({ isListed }) => isListed?.(asker) === false);
  expect(unlisted.map(({ name }) => name)).toEqual(['depositv2']);
});

test('the member centre has its pages in the order of their names', () => {
  expect(Object.keys(memberPages)).toEqual(memberPageNames.filter((name) => name in memberPages));
  expect(Object.keys(memberPages)).toContain('personalHistoryCopy');
});

test('a page of the agent centre is offered to who holds a contract of its kind, signed, in force or amended', () => {
  const none = { divtypereq: [], dailysalreq: [], dailysalreqtype: [], contracthoursalreq: [], contractrtsalreq: [] };
  const info = { dailysalinfo: [], contractmrdailysalinfotype: [], contracthoursalinfo: [], contractrtsalinfo: [] };
  const entry = { gameType: 'ALL', agent: { status: 'E' } as AgentContract } as const;
  const answer = { ...none, ...info, divtypeinfo: [entry], contracthoursalinfo: [entry] };
  const names = (answered: FundsConsolidated | undefined) =>
    offeredPages(agentPages, {
      viewer: { signedIn: true, type: 1 },
      isOn: () => true,
      holds: signedKinds(answered),
    }).map(({ name }) => name);
  const salaries = [
    'agentDividendRecordCopy2',
    'agentDailyWages2',
    'agentMRDailySalary',
    'agentHourSalary',
    'agentRealTimeSalary',
  ];
  expect(names(answer).filter((name) => salaries.includes(name))).toEqual([
    'agentDividendRecordCopy2',
    'agentHourSalary',
  ]);
  // nothing is known of contracts: only what always is there
  expect(names(undefined).filter((name) => salaries.includes(name))).toEqual([]);
});
