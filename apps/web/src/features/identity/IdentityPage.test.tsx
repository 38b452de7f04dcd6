import { session } from '@mekong/api-client/session';
import type { IdentityCheck } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Providers } from '../../app/Providers.tsx';
import { permissionInfo } from '../../app/permission.fixtures.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { identityCheckQuery } from '../../queries/identity.ts';
import { statusQuery } from '../../queries/status.ts';
import { dropAllDrafts } from '../../state/drafts.ts';
import { countriesIn } from './countries.ts';
import { canSend, type FieldName, stateOfStep, steps } from './fields.ts';
import { IdentityPage } from './IdentityPage.tsx';
import type { IdentitySearch } from './identity-search.ts';

const calls = vi.hoisted(() => ({ saveIdentityCheck: vi.fn(), sendIdentityCheck: vi.fn(), getFile: vi.fn() }));
vi.mock('@mekong/api-client/sdk/saveIdentityCheck', () => calls);
vi.mock('@mekong/api-client/sdk/sendIdentityCheck', () => calls);
vi.mock('@mekong/api-client/sdk/getFile', () => calls);

const optional: readonly FieldName[] = ['sex', 'idExpires', 'lineId', 'bonusCode', 'promoCode'];
const names = Object.values(steps).flatMap(({ fields }) => fields);
type State = IdentityCheck['fields'][number]['state'];
/** A check whose fields stand as is said; the others, where they are needed, as `all`. */
const checkOf = (
  all: State,
  some: Partial<Record<FieldName, State>> = {},
  more: Partial<IdentityCheck> = {},
): IdentityCheck => ({
  ...{ state: 'DRAFT', isVerified: false, isNeeded: true, minAge: 21, values: {} },
  fields: names.map((name) => {
    const isRequired = !optional.includes(name);
    const state = some[name] ?? (isRequired ? all : 'START');
    return { name, state, isRequired, ...(state === 'REJECTED' && { reason: 'MISMATCH' as const }) };
  }),
  ...more,
});

beforeAll(() => activate('EN', ['shell', 'account', 'identity', 'errors']));
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  session.clear();
  dropAllDrafts();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function show(check: IdentityCheck, search: IdentitySearch = {}): Promise<void> {
  const queryClient = createQueryClient();
  queryClient.setQueryData(statusQuery().queryKey, { info: permissionInfo });
  queryClient.setQueryData(identityCheckQuery().queryKey, check);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <IdentityPage search={search} /> }),
    history: createMemoryHistory({ initialEntries: ['/member'] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router as never} />
    </Providers>,
  );
  await screen.findByRole('heading', { name: 'Identity check' });
}

test.each([
  ['START', {}, 'OPEN', false],
  ['DRAFT', {}, 'READY', true],
  ['IN_REVIEW', {}, 'IN_REVIEW', false],
  ['APPROVED', {}, 'APPROVED', false],
  ['APPROVED', { legalName: 'REJECTED', birthday: 'DRAFT' }, 'CORRECT', false],
  ['APPROVED', { legalName: 'DRAFT' }, 'READY', true],
] satisfies [State, Partial<Record<FieldName, State>>, string, boolean][])(
  'a step whose fields are %s and %j says what is to be done',
  (all, some, state, isReady) => {
    const check = checkOf(all, some);
    expect([stateOfStep(check, 'person'), canSend(check)]).toEqual([state, isReady]);
  },
);

test('the checklist names what was rejected and why, and sends nothing before it is corrected', async () => {
  await show(checkOf('APPROVED', { birthPlace: 'REJECTED' }, { state: 'REJECTED' }));
  expect(screen.getByText('Some details were not accepted')).toBeTruthy();
  expect(screen.getByText(/It differs from your document/).textContent).toContain('Place of birth');
  expect(screen.getByRole('link', { name: 'Change: About you' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the details: Address' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull();
});

test('the checklist sends what is complete', async () => {
  calls.sendIdentityCheck.mockResolvedValue(checkOf('IN_REVIEW', {}, { state: 'IN_REVIEW' }));
  await show(checkOf('DRAFT'));
  fireEvent.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByText('We are checking your details')).toBeTruthy();
});

test('a step asks for its open fields alone, and keeps the current address as the permanent one when it is the same', async () => {
  calls.saveIdentityCheck.mockResolvedValue(checkOf('DRAFT'));
  await show(
    checkOf('APPROVED', { birthPlace: 'REJECTED' }, { values: { legalName: 'Sok Dara', birthPlace: 'Kep' } }),
    {
      step: 'person',
    },
  );
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toContain('birthPlace');
  expect(screen.queryByRole('textbox', { name: 'Full name' })).toBeNull();
  expect(screen.getByText('Sok Dara')).toBeTruthy();
  cleanup();
  await show(checkOf('START'), { step: 'address' });
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect((await screen.findAllByText('Fill this in.')).length).toBeGreaterThan(0);
  const home = '12 Street 240, Phnom Penh';
  fireEvent.change(screen.getByRole('textbox', { name: 'Permanent address' }), { target: { value: home } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'I live at my permanent address' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await expect
    .poll(() => calls.saveIdentityCheck.mock.calls)
    .toEqual([[{ body: { step: 'ADDRESS', values: { permanentAddress: home, currentAddress: home } } }]]);
});

test('a step keeps what was written until it is saved, but for a field that was sent meanwhile', async () => {
  session.set({ token: 't'.repeat(43), account: '1', username: 'sokha', isAgent: 0 });
  const occupation = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Occupation/ });
  await show(checkOf('START'), { step: 'income' });
  fireEvent.change(occupation() as HTMLElement, { target: { value: 'Teacher' } });
  cleanup();
  await show(checkOf('START'), { step: 'income' });
  expect(occupation()?.value).toBe('Teacher');
  cleanup();
  await show(checkOf('START'), { step: 'address' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'I live at my permanent address' }));
  cleanup();
  await show(checkOf('START'), { step: 'address' });
  expect(screen.queryByRole('textbox', { name: 'Current address' })).toBeNull();
  cleanup();
  calls.saveIdentityCheck.mockResolvedValue(checkOf('DRAFT'));
  await show(checkOf('IN_REVIEW', { incomeSource: 'REJECTED' }), { step: 'income' });
  expect(occupation()).toBeNull();
});

test('countries have their names in the language of the reader, and none is there that is no more', () => {
  const all = countriesIn('EN');
  expect(all.find(({ value }) => value === 'KH')?.label).toBe('Cambodia');
  expect(all.filter(({ value }) => ['SU', 'DD', 'ZZ', 'EU'].includes(value))).toEqual([]);
  expect(all.length).toBeGreaterThan(230);
});
