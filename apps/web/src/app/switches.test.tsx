import { globSync, readFileSync } from 'node:fs';
import { zWhitelabelSwitch } from '@mekong/api-client/contract/validators';
import { getCountriesOptions } from '@mekong/api-client/queries/getCountries';
import { getRegisterSettingsOptions } from '@mekong/api-client/queries/getRegisterSettings';
import { session } from '@mekong/api-client/session';
import type { RegisterRule, RegisterSettings, WhitelabelSwitch } from '@mekong/api-client/types';
import { activate } from '@mekong/i18n/i18n';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Modals } from '../modals/Modals.tsx';
import { statusQuery } from '../queries/status.ts';
import type { ModalName } from '../state/modal.ts';
import { Providers } from './Providers.tsx';
import { permissionInfo } from './permission.fixtures.ts';
import { createQueryClient } from './query-client.ts';

/** What a switch changes on the screen: something that is there only while it is on. */
interface OnScreen {
  /** Where it is: a modal, the side menu, or the registration by number. */
  readonly at: ModalName | 'side menu' | 'registration by number';
  readonly shows: () => HTMLElement | null;
  /** A member looks, not a visitor. */
  readonly asMember?: true;
}
/** What a switch changes that the gateway knows and the web follows; `web`: what the web decides by it besides. */
type AtGateway = { readonly gateway: string; readonly web?: string };

const button = (name: RegExp) => () => screen.queryByRole('button', { name });

/**
 * Every switch of the merchant and what it changes. The gateway's half is
 * apps/gateway/src/modules/system/switches.db.test.ts, which turns every one of them.
 */
const effects: Record<WhitelabelSwitch, OnScreen | AtGateway> = {
  REGISTER: { gateway: 'offers registration by user name' },
  MOBILENUMREG: { gateway: 'offers registration by number', web: 'takes a number for a name of recovery' },
  REGMOBVERF: { at: 'registration by number', shows: () => screen.queryByLabelText(/^Code from the message/) },
  MOBILEPWREG: { at: 'registration by number', shows: () => screen.queryByLabelText(/^Password/) },
  LOGIN: { gateway: 'turns every way to log in below it' },
  VERIFICATION: { at: 'login', shows: () => screen.queryByRole('tab', { name: /SMS/ }) },
  FREEPLAY: { at: 'login', shows: button(/Free play/) },
  LOGIN_GOOGLE: { at: 'login', shows: button(/Google/) },
  LOGIN_FACEBOOK: { at: 'login', shows: button(/Facebook/) },
  LOGIN_LINE: { at: 'login', shows: button(/LINE/) },
  PASSWORD: { gateway: 'turns every way to a new password below it' },
  PASSEXPIRY: { gateway: 'asks at log-in for a new password in the place of an old one' },
  PWRESETEMAIL: { at: 'login', shows: button(/Forgot/) },
  PWRESETSMS: { at: 'login', shows: button(/Forgot/) },
  REWARD: { gateway: 'turns every reward below it' },
  REFERRAL: { gateway: 'takes the code of who recommended a new account' },
  VIP: { gateway: 'is known and turned, and nothing hangs on it yet' },
  POINT_MALL: { gateway: 'is known and turned, and nothing hangs on it yet' },
  CHAT: { gateway: 'is known and turned, and nothing hangs on it yet' },
};

const names = zWhitelabelSwitch.options;
const onScreen = names.flatMap((name) => {
  const effect = effects[name];
  return 'at' in effect ? [[name, effect] as const] : [];
});

const rule = (name: RegisterRule['name']): RegisterRule => ({
  name,
  enabled: true,
  required: true,
  acceptedPattern: '*',
  min: 1,
  max: 64,
});

const settings = (methods: RegisterSettings['methods']): RegisterSettings => ({
  fields: (['username', 'password', 'confirmPassword', 'mobileNum', 'verificationCode'] as const).map(rule),
  methods,
  agreementVersion: '2026-11',
  agreementDefault: true,
  minAge: 18,
  humanVerification: 'NONE',
});

const country = {
  country: 'KH',
  callingCode: '855',
  name: 'Cambodia',
  minDigits: 8,
  maxDigits: 9,
  example: '12 000 000',
} as const;

/** Shows one place of the site with these switches on, as soon as all of it is there. */
async function show(on: readonly WhitelabelSwitch[], { at }: OnScreen): Promise<void> {
  const queryClient = createQueryClient();
  const whitelabel = on.map((modId) => ({ modId, enabled: '1', childrenNodes: [] }));
  queryClient.setQueryData(statusQuery().queryKey, { info: { ...permissionInfo, whitelabel } });
  queryClient.setQueryData(getCountriesOptions({ query: { language: 'EN' } }).queryKey, { countries: [country] });
  const byNumber = at === 'registration by number';
  queryClient.setQueryData(getRegisterSettingsOptions().queryKey, settings([byNumber ? 'mobile' : 'username']));
  session.clear();
  const modal = byNumber ? 'register' : at;
  const router = createRouter({
    routeTree: createRootRoute({ component: Modals, validateSearch: (search) => search }),
    history: createMemoryHistory({ initialEntries: [`/?modal=${modal}`] }),
  });
  render(
    <Providers queryClient={queryClient}>
      <RouterProvider router={router} />
    </Providers>,
  );
  const end = byNumber ? 'Create account' : 'Username or mobile';
  await waitFor(() => expect(screen.queryAllByText(end).length).toBeGreaterThan(0));
}

beforeAll(() => activate('EN', ['shell', 'account']));
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  session.clear();
  vi.unstubAllGlobals();
});

describe('a switch', () => {
  test.each(onScreen)('%s alone brings what it names, and its going takes that away', async (name, effect) => {
    await show([name], effect);
    await waitFor(() => expect(effect.shows()).not.toBeNull());
    cleanup();
    // ways to a new password are two switches for one link
    const twins: readonly WhitelabelSwitch[] = /^PWRESET/.test(name) ? ['PWRESETEMAIL', 'PWRESETSMS'] : [name];
    await show(
      names.filter((other) => !twins.includes(other)),
      effect,
    );
    expect(effect.shows()).toBeNull();
  });

  test('is in this table whenever the web reads it', () => {
    const read = globSync('src/**/*.{ts,tsx}')
      .filter((file) => !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bisOn(?:By)?(?:\(|: )'([A-Z_]+)'/g)])
      .map(([, name]) => name);
    const known = names.filter((name) => 'at' in effects[name] || 'web' in effects[name]);
    expect([...new Set(read)].sort()).toEqual([...known].sort());
  });
});
