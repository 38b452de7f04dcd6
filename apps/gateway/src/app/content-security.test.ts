import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHashes } from './content-security.ts';

const policy = (html: string, more: object = {}) =>
  contentSecurityPolicy({ html, secure: false, imageOrigins: [], frameOrigins: [], ...more });

describe('inline code of a page', () => {
  test('is allowed by the hash that browsers compute', () => {
    // Known pair of the CSP specification.
    expect(inlineHashes("<script>alert('Hello, world.');</script>", 'script')).toEqual([
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    ]);
  });

  test('is each inline element, with attributes and line breaks; files and data are none', () => {
    const html = `<script>a</script><SCRIPT type="module">
b</SCRIPT><script src="/x.js"></script><script type="application/ld+json">{}</script><script> </script>`;
    expect(inlineHashes(html, 'script')).toHaveLength(2);
    expect(inlineHashes('<style media="print">p{}</style>', 'style')).toHaveLength(1);
  });
});

describe('the policy', () => {
  test('never allows inline or evaluated code', () => {
    expect(policy('<script>a</script>')).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy('')).toContain("script-src 'self';");
  });

  test('frames nothing when there is nothing to frame', () => {
    expect(policy('')).toContain("frame-src 'none'");
    expect(policy('', { frameOrigins: ['https://games.example'] })).toContain('frame-src https://games.example');
  });
});
