import { session } from '@mekong/api-client/session';
import type { DepositMethod, HelpArticle } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../../app/Providers.tsx';
import { permissionInfo } from '../../../app/permission.fixtures.ts';
import { createQueryClient } from '../../../app/query-client.ts';
import { depositMethodsQuery } from '../../../queries/deposits.ts';
import { statusQuery } from '../../../queries/status.ts';
import { DepositTutorial } from './DepositTutorial.tsx';

const { getDepositMethods, getSaferPlay } = vi.hoisted(() => ({ getDepositMethods: vi.fn(), getSaferPlay: vi.fn() }));
vi.mock('@mekong/api-client/sdk/getDepositMethods', () => ({ getDepositMethods }));
vi.mock('@mekong/api-client/sdk/getSaferPlay', () => ({ getSaferPlay }));

const article = (tag: string, title: string): HelpArticle => ({
  ...{ id: tag, tag, title, updatedAt: '2026-11-01T00:00:00.000Z' },
  content:
    '<ol><li>Open <a href="/member?page=depositv2">Deposit</a>.</li><li>Pay.</li></ol><h3>If something goes wrong</h3><ul><li>Ask us.</li></ul>',
});
const articles = [article('deposit-qr', 'KHQR: step by step'), article('deposit-bank', 'Bank transfer: step by step')];
const khqr: DepositMethod = {
  ...{ method: 'KHQR', kind: 'QR', min: '4000.0000', max: '4000000.0000', step: '1.0000', feeFixed: '0.0000' },
  ...{ feePpm: 0, etaSeconds: 15, takesParts: false, isOpen: true },
};
const bank: DepositMethod = { ...khqr, method: 'BANK', kind: 'BANK', feeFixed: '1000.0000', isOpen: false };
const onChoose = vi.fn();

beforeAll(() => activate('EN', ['shell', 'account']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = () => undefined;
  getDepositMethods.mockRejectedValue(new TypeError('no line'));
  getSaferPlay.mockResolvedValue({ limits: [] });
});
afterEach(() => {
  session.clear();
  cleanup();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function show(tag?: string, methods?: readonly DepositMethod[], all = articles): void {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  if (methods) queryClient.setQueryData(depositMethodsQuery().queryKey, { currency: 'KHR', methods: [...methods] });
  render(
    <Providers queryClient={queryClient}>
      <DepositTutorial articles={all} tag={tag} onChoose={onChoose}>
        <p>Your balance</p>
      </DepositTutorial>
    </Providers>,
  );
}
const terms = (name: string) => screen.getByRole('region', { name });

test('a guide has a tab, its terms as they are now, a way to the deposit by this method, and drawn steps', async () => {
  show('deposit-qr', [khqr, bank]);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('KHQR');
  expect(terms('KHQR').textContent).toMatch(/4,000.*4,000,000.*Fee.*None.*Usual time.*15 sec/);
  expect(within(terms('KHQR')).getByRole('link', { name: 'Deposit: KHQR' }).getAttribute('href')).toBe(
    '/member?page=depositv2&method=KHQR',
  );
  const steps = screen.getByRole('list', { name: 'KHQR: step by step' });
  expect(within(steps).getAllByText(/^Step \d$/)).toHaveLength(2);
  expect(steps.querySelectorAll('svg')).toHaveLength(2);
  expect(await screen.findByText('If something goes wrong')).toBeTruthy();
  expect(screen.getByText('Your balance')).toBeTruthy();
  expect(within(steps).getByRole('link', { name: 'Deposit' })).toBeTruthy();
});

test('a reader who takes a break has the terms of a method, and no way to a deposit', async () => {
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
  getSaferPlay.mockResolvedValue({
    limits: [],
    break: { kind: 'EXCLUSION', period: 'LIFE', beganAt: '2026-11-22T09:00:00.000Z' },
  });
  show('deposit-qr', [khqr]);
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
  expect(screen.getByRole('list', { name: 'KHQR: step by step' }).textContent).toContain('Open Deposit.');
  expect(terms('KHQR').textContent).toMatch(/4,000/);
});

test('another tab is asked for by its address, and a method that is shut says so', () => {
  show(undefined, [khqr, bank]);
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Bank transfer' }), { button: 0 });
  expect(onChoose).toHaveBeenCalledWith('deposit-bank');
  cleanup();
  show('deposit-bank', [khqr, bank]);
  expect(terms('Bank transfer').textContent).toContain('Not available right now');
});

test('a reader has only guides of what can be paid by, and all of them while that is not known', () => {
  show('deposit-bank', [khqr]);
  expect(terms('KHQR').textContent).toMatch(/4,000/);
  // nothing to switch between
  expect(screen.queryByRole('tab')).toBeNull();
  cleanup();
  show('deposit-bank');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Bank transfer');
  expect(screen.queryByRole('region')).toBeNull();
});

test('the money of a bank transfer moves to the left in Arabic', async () => {
  const drawings = () => [...document.querySelectorAll('ol svg g[transform]')].length;
  const three = { ...articles[1], content: '<ol><li>Open.</li><li>Pay.</li><li>Wait.</li></ol>' } as HelpArticle;
  show('deposit-bank', [bank], [three]);
  expect(drawings()).toBe(0);
  cleanup();
  await activate('AR', ['shell', 'account']);
  show('deposit-bank', [bank], [three]);
  expect(drawings()).toBe(1);
  await activate('EN', ['shell', 'account']);
});
