import { describe, expect, test } from 'vitest';
import { keysOf, type PressedKey, shortcutOf, shortcuts } from './shortcuts.ts';

const press = (key: string, more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  ...more,
});
const others = { isApple: false, areSingleKeysOn: true };
const apple = { isApple: true, areSingleKeysOn: true };
const opened = (pressed: PressedKey, device = others) => shortcutOf(pressed, device)?.opens;

test('every key of the list is heard', () => {
  for (const shortcut of shortcuts)
    expect(shortcutOf(press(shortcut.key, { ctrlKey: shortcut.isWithModifier }), others)).toBe(shortcut);
});

describe('search opens', () => {
  test('on Ctrl+K, and on ⌘K where the keyboard is one of Apple’s', () => {
    expect(opened(press('k', { ctrlKey: true }))).toBe('search');
    expect(opened(press('k', { metaKey: true }), apple)).toBe('search');
    expect(opened(press('k', { ctrlKey: true }), apple), 'there it deletes to the end of the line').toBeUndefined();
    expect(opened(press('k', { metaKey: true }))).toBeUndefined();
  });

  test('with the shift lock on, and on keyboards of other scripts', () => {
    expect(opened(press('K', { ctrlKey: true }))).toBe('search');
    expect(opened(press('ا', { ctrlKey: true, code: 'KeyK' }))).toBe('search');
    expect(opened(press('ฝ', { code: 'Slash' }))).toBe('search');
    expect(opened(press('؟', { code: 'Slash', shiftKey: true }))).toBe('keys');
  });

  test('where the slash takes the shift key', () => {
    expect(opened(press('/', { code: 'Digit7', shiftKey: true }))).toBe('search');
  });
});

describe('nothing happens', () => {
  test('on letters and on combinations that belong to the browser', () => {
    expect(opened(press('k'))).toBeUndefined();
    expect(opened(press('K', { ctrlKey: true, shiftKey: true }))).toBeUndefined();
    expect(opened(press('/', { ctrlKey: true }))).toBeUndefined();
    expect(opened(press('/', { altKey: true }))).toBeUndefined();
    expect(opened(press('Enter'))).toBeUndefined();
  });

  test('while letters are composed or a key is held down', () => {
    expect(opened(press('/', { isComposing: true }))).toBeUndefined();
    expect(opened(press('/', { repeat: true }))).toBeUndefined();
  });

  test('on single characters when they are switched off', () => {
    const off = { isApple: false, areSingleKeysOn: false };
    expect(opened(press('/'), off)).toBeUndefined();
    expect(opened(press('?', { shiftKey: true }), off)).toBeUndefined();
    expect(opened(press('k', { ctrlKey: true }), off)).toBe('search');
  });
});

test('the keys of a button are told in the words of ARIA', () => {
  expect(keysOf('search', others)).toBe('Control+K /');
  expect(keysOf('search', apple)).toBe('Meta+K /');
  expect(keysOf('search', { isApple: false, areSingleKeysOn: false })).toBe('Control+K');
});
