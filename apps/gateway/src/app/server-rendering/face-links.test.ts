import { describe, expect, test } from 'vitest';
import { faceLinks } from './face-links.ts';

describe('faceLinks', () => {
  test('names each face of a page, in the order of its head', () => {
    const html =
      '<head><link rel="preload" as="image" href="/img/a.avif"/><link rel="preload" href="/assets/latin.woff2" as="font" type="font/woff2" crossorigin><link rel="preload" href="/assets/riel.woff2" as="font" type="font/woff2" crossorigin></head>';
    expect(faceLinks(html)).toBe(
      '</assets/latin.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, </assets/riel.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
    );
  });

  test('is nothing for a page without faces', () => {
    expect(faceLinks('<head><link rel="preload" as="image" href="/img/a.avif"/></head>')).toBeUndefined();
  });
});
