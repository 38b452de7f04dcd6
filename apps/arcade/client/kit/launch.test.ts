// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { readLaunch, siteOrigin, takeLaunch } from './launch.ts';

const address = 'http://vendor.example/lotus-fortune/';

describe('launch parameters', () => {
  test('are read from the address', () => {
    expect(readLaunch(`${address}?code=abc&lang=AR&theme=light&brand=orchid`)).toEqual({
      code: 'abc',
      language: 'AR',
      theme: 'light',
      brand: 'orchid',
    });
  });

  test('fall back to Khmer and dark where they are missing or unknown', () => {
    expect(readLaunch(address)).toEqual({ code: '', language: 'KM', theme: 'dark', brand: '' });
    expect(readLaunch(`${address}?lang=xx&theme=neon&brand=%22%5D`)).toMatchObject({
      language: 'KM',
      theme: 'dark',
      brand: '',
    });
  });

  test('leave the address, so that a code is in no history and no copied link', () => {
    history.replaceState(null, '', '/lotus-fortune/?code=secret&lang=EN');
    expect(takeLaunch().code).toBe('secret');
    expect(location.href).not.toContain('secret');
    expect(location.search).toBe('');
  });
});

describe('the origin of the site', () => {
  beforeEach(() => document.head.replaceChildren());

  const mark = (content: string) => {
    const meta = document.createElement('meta');
    meta.name = 'site-origin';
    meta.content = content;
    document.head.append(meta);
  };

  test('comes from the page that the server wrote', () => {
    mark('https://site.example/ignored/path');
    expect(siteOrigin()).toBe('https://site.example');
  });

  test('is unknown when the server wrote none', () => {
    expect(siteOrigin()).toBeUndefined();
    mark('');
    expect(siteOrigin()).toBeUndefined();
  });
});
