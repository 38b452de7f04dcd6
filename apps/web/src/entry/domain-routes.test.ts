import { expect, test } from 'vitest';
import { byQuickness, isOfferable, type MeasuredRoute } from './domain-routes.ts';

const route = (domain: string, speed: number | undefined): MeasuredRoute => ({ domain, isCurrent: false, speed });

test('the quickest address comes first, one that does not answer last, in their order else', () => {
  const routes = [route('silent', undefined), route('unknown', 0), route('slow', 300), route('quick', 20)];
  expect(byQuickness(routes).map(({ domain }) => domain)).toEqual(['quick', 'slow', 'unknown', 'silent']);
  expect(byQuickness([route('a', undefined), route('b', undefined)]).map(({ domain }) => domain)).toEqual(['a', 'b']);
});

test.each(['https://mekong.example', 'http://localhost:8080', 'http://127.0.0.1:8080'])('%s is offered', (domain) => {
  expect(isOfferable(domain)).toBe(true);
});

test.each([
  'http://mekong.example',
  'https://mekong.example/path',
  'javascript:alert(1)',
  'http://localhost.evil.example',
  'https://user@mekong.example',
  '',
  undefined,
])('%s is not offered', (domain) => {
  expect(isOfferable(domain)).toBe(false);
});
