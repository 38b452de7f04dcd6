import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { attacks } from './attacks.ts';
import { elementsOf } from './elements.ts';

const hosts = ['/media', 'https://cdn.mekong.example'];
const rendered = (html: string): string | undefined => {
  const elements = elementsOf(html, hosts);
  return elements === undefined ? undefined : renderToStaticMarkup(elements);
};

describe('markup as elements', () => {
  test.each([
    '<p>One <strong>two</strong><br/>three &amp; four</p><ul><li>a<ul><li>b</li></ul></li></ul>',
    '<p dir="rtl" lang="ar">ملاحظة</p><dl><dt>A</dt><dd><p>B</p></dd></dl><hr/>',
    '<table><caption>Odds</caption><tbody><tr><th scope="row">a</th><td colSpan="2">1</td></tr></tbody></table>',
  ])('is what it was, when it is well formed: %s', (html) => {
    expect(rendered(html.replace('colSpan', 'colspan'))).toBe(html);
  });

  test('has headings below those of the page', () => {
    expect(rendered('<h2>One</h2><h4>Two</h4><h6>Three</h6>')).toBe('<h3>One</h3><h4>Two</h4><h4>Three</h4>');
  });

  test('opens other sites apart, and stays in this one', () => {
    expect(rendered('<a href="/help/rules">x</a>')).toBe('<a href="/help/rules">x</a>');
    expect(rendered('<a href="https://x.example/?a=1&amp;b=2">x</a>')).toBe(
      '<a href="https://x.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a>',
    );
  });

  test('shows pictures of the given places alone', () => {
    expect(rendered('<p><img src="/media/a.png" loading="lazy" /><img src="/mediathek/b.png" alt="b"></p>')).toBe(
      '<p><img src="/media/a.png" alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer"/></p>',
    );
  });

  test('is for the sanitiser when a browser would read it in another way', () => {
    for (const html of [
      ...[
        '<p>a',
        'a</p>',
        '<p><p>a</p></p>',
        '<p><ul><li>a</li></ul></p>',
        '<ul>a<li>b</li></ul>',
        'a < b',
        '<!-- a -->',
      ],
      ...['<table><tr><td>a</td></tr></table>', '<a href="/a"><a href="/b">x</a></a>', '<p class="x">a</p>', 'a & b'],
      ...[
        '<p/>',
        '<div>a</div>',
        '<li>a</li>',
        'a\r\nb',
        '&copy;',
        '<P>a</P>',
        '<b href="/x">a</b>',
        '<a href="x">a</a>',
      ],
    ])
      expect(rendered(html), html).toBeUndefined();
  });

  test('is nothing that runs, loads or leads elsewhere, whatever was written', () => {
    const plain = attacks.filter((attack) => rendered(attack) !== undefined);
    for (const attack of plain)
      expect(rendered(attack), attack).not.toMatch(/xss|script|\son|evil|data:|style|form|id=|name=|srcset/i);
    expect(plain.length).toBeLessThan(attacks.length / 4);
  });
});
