// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { agreeOnLanguage, rememberLanguage } from './language-choice.ts';

const tell = (language: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: what is tested reads it there
  document.cookie = `lang=${language}; Path=/`;
};
const told = () => document.cookie.split('; ').find((entry) => entry.startsWith('lang='));

beforeEach(() => {
  localStorage.clear();
  tell('; Max-Age=0');
});

test('a choice is kept for this browser, with the one before, and told to the server', () => {
  localStorage.setItem('lang', 'KM');
  rememberLanguage('TH');
  expect(localStorage.getItem('lang')).toBe('TH');
  expect(localStorage.getItem('hisLang')).toBe('KM');
  expect(told()).toBe('lang=TH');
});

test('a cookie that is lost or names another language is written anew from the local storage', () => {
  localStorage.setItem('lang', 'AR');
  agreeOnLanguage();
  expect(told()).toBe('lang=AR');
  tell('EN');
  agreeOnLanguage();
  expect(told()).toBe('lang=AR');
  expect(localStorage.getItem('lang')).toBe('AR');
});

test('a cookie alone is taken over, and one that names no language of ours is not', () => {
  tell('XX');
  agreeOnLanguage();
  expect(localStorage.getItem('lang')).toBeNull();
  tell('PT');
  agreeOnLanguage();
  expect(localStorage.getItem('lang')).toBe('PT');
  expect(told()).toBe('lang=PT');
});

test('nothing is written where nothing was chosen', () => {
  agreeOnLanguage();
  expect(localStorage.length).toBe(0);
  expect(told()).toBeUndefined();
});
