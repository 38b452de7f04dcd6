import { session } from '@mekong/api-client/session';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addressesOfTheContent,
  addressesOfTheWeb,
  helpTags,
  unknownValue,
  type WrittenAddress,
} from '../../test/site-addresses.ts';
import { memberPageNames } from '../entry/member-pages.ts';
import { pageAccess } from '../entry/pages.ts';
import { bonusesSearch } from '../features/bonuses/bonuses-search.ts';
import { confirmationsSearch } from '../features/confirmations/confirmations-search.ts';
import { contractsSearch } from '../features/contracts/contracts-search.ts';
import { depositSearch } from '../features/deposit/deposit-search.ts';
import { isPagedType } from '../features/games/page-types.ts';
import { messagesSearch } from '../features/inbox/messages-search.ts';
import { incomeSearch } from '../features/income/income-search.ts';
import { betsSearch } from '../features/records/bets-search.ts';
import { teamBetsSearch } from '../features/records/team-bets-search.ts';
import { accountsSearch } from '../features/team/accounts/accounts-search.ts';
import { teamSearch } from '../features/team/team-search.ts';
import { creditSearch } from '../features/wallet/credit/credit-search.ts';
import { transferSearch } from '../features/wallet/transfer/transfer-search.ts';
import { walletSearch } from '../features/wallet/wallet-search.ts';
import { withdrawSearch } from '../features/wallet/withdraw/withdraw-search.ts';
import { statusQuery } from '../queries/status.ts';
import { routeTree } from '../routeTree.gen.ts';
import { keptInvitation } from '../state/kept-invitation.ts';
import { permissionInfo } from './permission.fixtures.ts';
import { createQueryClient } from './query-client.ts';
import { createSiteRouter } from './router.tsx';

/** Where a visitor or, with a session, a member ends who opens an address. */
async function open(address: string): Promise<string> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  const router = createSiteRouter(routeTree, { queryClient }, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return router.state.location.href;
}

beforeAll(() => activate('EN', ['shell']));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  // where an address leads is decided before anything is asked of a server: ours knows nothing, which no call tries twice
  vi.stubGlobal('fetch', async () => new Response(undefined, { status: 404 }));
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
});
afterEach(() => {
  vi.unstubAllGlobals();
  session.clear();
});

test.each([
  ['/index', '/'],
  ['/index.html', '/'],
  ['/home', '/'],
  ['/register', '/?modal=register'],
  ['/register.html', '/?modal=register'],
  // a typing error that became an address, and points, which have no page of their own yet
  ['/lottert?gameCode=mekong-5-45', '/lottery?gameCode=mekong-5-45'],
  ['/integral', '/'],
  ['/help?tag=terms', '/help/terms'],
  ['/help?tag=terms&q=age', '/help/terms?q=age'],
  ['/help/No%20Tag', '/help'],
  ['/rng', '/rng'],
  ['/lott', '/lott'],
])('%s leads to %s', async (address, target) => {
  expect(await open(address)).toBe(target);
});

test.each(['/', '/index', '/index.html', '/home', '/register', '/register.html', '/join'])(
  '%s keeps the affiliate code in the address',
  async (address) => {
    session.clear();
    const href = await open(`${address}?affiliateCode=AG77`);
    expect(new URL(href, 'https://mekong.test').searchParams.get('affiliateCode')).toBe('AG77');
  },
);

test.each(Object.keys(pageAccess))('a link to %s keeps its codes for the registration', async (page) => {
  session.clear();
  const address = page.replace('$pageType', 'rng').replace('$tag', 'terms').replace('$token', 'abc');
  await open(`${address}?affiliateCode=AG77&referralCode=F5`);
  expect(keptInvitation()).toMatchObject({ affiliateCode: 'AG77', referralCode: 'F5' });
});

describe('every address that is written down', () => {
  const router = createSiteRouter(routeTree, { queryClient: createQueryClient() }, createMemoryHistory());
  const tags = helpTags();
  /** What no search schema knows: values that name a page or an article. */
  const named: Readonly<Record<string, { readonly name: string; readonly values: ReadonlySet<string> }>> = {
    '/member': { name: 'page', values: new Set(memberPageNames) },
    '/help': { name: 'tag', values: tags },
  };

  type Reader = (said: Record<string, unknown>) => object;

  /** What pages of the member centre read of an address besides its own search. */
  const ofMemberPages: Readonly<Record<string, Reader>> = {
    personalHistoryCopy: betsSearch,
    transferFund: walletSearch,
    transactionHistory: walletSearch,
    depositv2: depositSearch,
    withdraw: withdrawSearch,
    transferUpline: transferSearch,
    messageV2: messagesSearch,
    confirmations: confirmationsSearch,
    bonusDetails: bonusesSearch,
  };

  /** The same of the agent centre. */
  const ofAgentPages: Readonly<Record<string, Reader>> = {
    contracts: contractsSearch,
    agentRevenueReport: incomeSearch,
    downlineManagmentView: teamSearch,
    personalHistoryCopy: teamBetsSearch,
    registerCenter: accountsSearch,
    agentCreditReport: creditSearch,
  };

  /** Why an address leads nowhere; undefined when it leads to a page that understands all of it. */
  function fault(address: string): string | undefined {
    // the table of routes itself
    if (Object.hasOwn(router.routesById, address) || Object.hasOwn(router.routesByPath, address)) return undefined;
    const { pathname, search, searchParams } = new URL(address, 'https://mekong.test');
    if (decodeURI(pathname).includes(unknownValue)) {
      // `/lottery${search}`: what follows a whole path is search
      const path = decodeURI(pathname).split(unknownValue)[0] ?? '';
      return path !== '/' && Object.hasOwn(router.routesByPath, path)
        ? undefined
        : 'its path is put together: write whole paths into a table';
    }
    const [matchedRoutes, routeParams, foundRoute] = router.getMatchedRoutes(pathname);
    if (!foundRoute || (foundRoute.fullPath === '/$pageType' && !isPagedType(routeParams.pageType ?? '')))
      return 'no route has this path';
    const raw = router.options.parseSearch?.(search) ?? {};
    const known: Record<string, unknown> = {};
    for (const { options } of matchedRoutes)
      if (typeof options.validateSearch === 'function') Object.assign(known, options.validateSearch(raw as never));
    if (foundRoute.fullPath === '/help/$tag' && !tags.has(routeParams.tag ?? ''))
      return `there is no tag "${routeParams.tag}"`;
    const page = searchParams.get('page') ?? '';
    if (pathname === '/member') Object.assign(known, ofMemberPages[page]?.(raw));
    if (pathname === '/agentHome') Object.assign(known, ofAgentPages[page]?.(raw));
    for (const [name, value] of searchParams) {
      if (name === unknownValue) continue;
      if (!(name in known)) return `its page knows no "${name}"`;
      if (!value.includes(unknownValue) && known[name] !== (raw as Record<string, unknown>)[name])
        return `its page does not take ${name}=${value}`;
      const list = named[pathname];
      if (list?.name === name && !value.includes(unknownValue) && !list.values.has(value))
        return `there is no ${name} "${value}"`;
    }
    return undefined;
  }
  const faults = (addresses: readonly WrittenAddress[]): string[] =>
    addresses.flatMap(({ file, address }) => {
      const found = fault(address);
      return found ? [`${file}: ${address.replaceAll(unknownValue, '…')} (${found})`] : [];
    });

  test('of the web app leads to a page that understands it', () => {
    const addresses = addressesOfTheWeb();
    expect(addresses.length).toBeGreaterThan(100);
    expect(faults(addresses)).toEqual([]);
  });

  test('of the content leads to a page that understands it', () => {
    const addresses = addressesOfTheContent();
    expect(addresses.length).toBeGreaterThan(20);
    expect(faults(addresses)).toEqual([]);
  });

  test.each([
    ['/promotion', 'no route has this path'],
    ['/help?topic=terms', 'its page knows no "topic"'],
    ['/help?tag=nowhere', 'there is no tag "nowhere"'],
    ['/help/nowhere', 'there is no tag "nowhere"'],
    ['/hot?kind=rng', 'its page does not take kind=rng'],
    ['/member?page=wallet', 'there is no page "wallet"'],
    ['/member?page=depositv2&bet=B1', 'its page knows no "bet"'],
    ['/member?page=personalHistoryCopy&status=GONE', 'its page does not take status=GONE'],
    [`/${unknownValue}`, 'its path is put together: write whole paths into a table'],
  ])('is refused when it leads nowhere: %s', (address, reason) => {
    expect(fault(address)).toBe(reason);
  });
});
