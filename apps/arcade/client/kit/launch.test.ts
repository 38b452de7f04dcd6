// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { readLaunch, siteOrigin, takeLaunch } from './launch.ts';

const address = 'http://vendor.example/lotus-fortune/';

describe('launch parameters', () => {
  test('are read from the address', () => {
    expect(readLaunch(`${address}?code=abc&lang=AR&theme=light&brand=orchid`)).toEqual({
      code: 'abc',
      round: '',
      language: 'AR',
      theme: 'light',
      brand: 'orchid',
    });
  });

  test('fall back to Khmer and dark where they are missing or unknown', () => {
    expect(readLaunch(address)).toEqual({ code: '', round: '', language: 'KM', theme: 'dark', brand: '' });
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

  test('stay in the address of a round that is checked, which may be kept and handed on', () => {
    history.replaceState(null, '', '/lotus-fortune/?round=20261126-7.0123456789abcdef&lang=EN');
    expect(takeLaunch().round).toBe('20261126-7.0123456789abcdef');
    expect(location.search).toBe('?round=20261126-7.0123456789abcdef&lang=EN');
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
