import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

const from = (headers: Record<string, string>) => ({ headers }) as FastifyRequest;

test.each([
  ["the merchant's default when the device asks for none on offer", {}, 'EN'],
  ["the merchant's default for a header with a language that is not on offer", { language: 'CN' }, 'EN'],
  ['the next language of the device that is on offer', { 'accept-language': 'zh-CN, km;q=0.8' }, 'KM'],
  ['the language of the header', { language: 'KM' }, 'KM'],
])('languageOf gives %s', (_, headers, expected) => {
  const request = from({ 'accept-language': 'zh-CN', ...headers });
  expect(languageOf(request, undefined, { languages: ['KM', 'EN'], defaultLanguage: 'EN' })).toBe(expected);
});

test('languageOf follows the settings when the merchant offers other languages than before', () => {
  const request = from({ 'accept-language': 'th' });
  const before = { languages: ['KM', 'EN'], defaultLanguage: 'KM' };
  expect([languageOf(request, undefined, before), languageOf(request, 'EN', before)]).toEqual(['KM', 'EN']);
  expect(languageOf(request, undefined, { ...before, languages: ['KM', 'EN', 'TH'] })).toBe('TH');
  expect(languageOf(request, undefined, before)).toBe('KM');
});
