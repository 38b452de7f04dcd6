// @vitest-environment jsdom
import type { LanguageCode } from '@mekong/i18n/registry';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentLanguage } from '../state/language.ts';
import { serverStateId } from './server-state.ts';
import { start } from './start.ts';

vi.mock('@mekong/i18n/i18n', () => ({
  activate: async (_language: string, _areas: unknown, _instance: unknown, onReady?: () => void) => onReady?.(),
}));
vi.mock('../queries/account.ts', () => ({ closeSession: () => undefined, restoreSession: async () => undefined }));
vi.mock('../queries/session-mirror.ts', () => ({ mirrorIntoSession: () => undefined }));
vi.mock('../shell/member-shell.ts', () => ({ loadMemberShell: async () => undefined }));
const merchant = vi.hoisted(() => ({ languages: ['KM', 'EN'], defaultLanguage: 'KM' }));
vi.mock('../queries/status.ts', () => ({
  statusQuery: (language: LanguageCode) => ({
    queryKey: ['status', language],
    queryFn: async () => ({ info: { merchant } }),
  }),
}));

beforeEach(() => {
  localStorage.clear();
  document.getElementById(serverStateId)?.remove();
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['zh-CN']);
});

test('start shows the language of the merchant to a first visit from a device that asks for none on offer', async () => {
  await start(new QueryClient());
  expect(currentLanguage()).toBe('KM');
});

test('start keeps the server-rendered page, whose language it has matched with the merchant already', async () => {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = serverStateId;
  element.textContent = JSON.stringify({ language: 'EN', answers: [] });
  document.body.append(element);
  expect(await start(new QueryClient())).toMatchObject({ language: 'EN' });
  expect(currentLanguage()).toBe('EN');
});
