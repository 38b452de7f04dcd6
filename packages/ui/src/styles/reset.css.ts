import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { reset: rule } });

reset('*, ::before, ::after', { boxSizing: 'border-box' });
reset('*', { margin: 0, padding: 0 });
reset('html', { textSizeAdjust: '100%', WebkitTapHighlightColor: 'transparent' });
reset('body', { minBlockSize: '100dvh' });
reset('img, svg, video, canvas, iframe', { display: 'block', maxInlineSize: '100%' });
// A drawing takes its scheme from the image that shows it: without this a change of the theme draws every cover anew.
// Ours look the same in both.
reset('img', { colorScheme: 'light' });
reset('iframe', { border: 0 });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, textAlign: 'start', cursor: 'pointer' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('ul, ol', { listStyle: 'none' });
reset('table', { borderCollapse: 'collapse', inlineSize: '100%' });
reset('fieldset', { border: 0, minInlineSize: 0 });
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' });
// a search in the page finds what is hidden until it is found, which it cannot in what takes no place at all
reset('[hidden]:not([hidden=until-found])', { display: 'none !important' });
