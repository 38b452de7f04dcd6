import { expect, test } from 'vitest';
import { partsOf, usedParts } from './style-rules.ts';

const used = (css: string, ...classes: string[]): string => usedParts(partsOf(css), (name) => classes.includes(name));

test('a page has the rules of its classes, in their groups and order', () => {
  const css =
    '@layer a,b;@layer a{.x{top:0}.y{top:1px}@media (width>9px){.x .y{top:2px}}}@layer b{.z{top:3px}}.x{left:0}';
  expect(used(css, 'x')).toBe('@layer a,b;@layer a{.x{top:0}}.x{left:0}');
  expect(used(css, 'x', 'y')).toBe(
    '@layer a,b;@layer a{.x{top:0}.y{top:1px}@media (width>9px){.x .y{top:2px}}}.x{left:0}',
  );
  expect(used(css)).toBe('@layer a,b;');
});

test('a rule of several selectors is there for each, and one without a class for every page', () => {
  expect(used('.a .b,.c{top:0}', 'c')).toBe('.a .b,.c{top:0}');
  expect(used('.a .b,.c{top:0}', 'a')).toBe('');
  expect(used(':root{top:0}[hidden]{top:1px}')).toBe(':root{top:0}[hidden]{top:1px}');
});

test('classes that a selector only may meet are not asked for', () => {
  expect(used('.a:not(.b){top:0}', 'a')).toBe('.a:not(.b){top:0}');
  expect(used('.a :is(.b,.c:not(.d)){top:0}', 'a')).toBe('.a :is(.b,.c:not(.d)){top:0}');
});

test('braces, commas and dots in texts belong to the text', () => {
  const css = '.a:after{content:"}.b{"}.c[title="a,.d"]{top:0}.e:after{content:"\\"}"}';
  expect(used(css, 'e')).toBe('.e:after{content:"\\"}"}');
  expect(used(css, 'a')).toBe('.a:after{content:"}.b{"}');
  expect(used(css, 'd'), 'a dot in a text names no class').toBe('');
  expect(used('.a[href$=".png"]{top:0}', 'a')).toBe('.a[href$=".png"]{top:0}');
});

test('a movement is there with the rule that names it, and a face always', () => {
  const css =
    '@keyframes k1{0%{top:0}to{top:1px}}@layer x{@keyframes k2{to{top:0}}.a{animation:k2 1s}.b{animation:k1 1s}}';
  expect(used(css, 'a')).toBe('@keyframes k2{to{top:0}}@layer x{.a{animation:k2 1s}}');
  expect(used(css, 'b')).toBe('@keyframes k1{0%{top:0}to{top:1px}}@layer x{.b{animation:k1 1s}}');
  expect(used('@font-face{font-family:A}', 'a')).toBe('@font-face{font-family:A}');
});
