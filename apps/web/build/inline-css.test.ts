// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { inlineCss } from './inline-css.ts';

const transform = inlineCss().transformIndexHtml;
if (typeof transform !== 'object') throw new Error('The plugin has no handler of its own.');

test('the styles of the first chunk stand in the page, and nothing that loads a part asks for them again', async () => {
  const asset = { type: 'asset', source: 'body{margin:0}\n' };
  const page = '<link rel="stylesheet" crossorigin href="/assets/site-1234567.css">';
  const html = await transform.handler.call({} as never, page, {
    bundle: { 'assets/site-1234567.css': asset },
  } as never);
  document.head.innerHTML = String(html);
  expect(document.querySelector('style')?.textContent).toBe('body{margin:0}');
  // Vite looks for a link in these words before it adds one
  const link = document.querySelector<HTMLLinkElement>('link[href="/assets/site-1234567.css"][rel="stylesheet"]');
  expect(link?.hasAttribute('disabled')).toBe(true);
});
