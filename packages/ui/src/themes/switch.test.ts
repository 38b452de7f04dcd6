// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { themePreload } from './preload.ts';
import { getTheme, setTheme, subscribeTheme, themeStorageKey } from './switch.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
  document.head.replaceChildren();
});
afterEach(() => vi.unstubAllGlobals());

describe('the theme switch', () => {
  test('shows a theme and remembers it', () => {
    setTheme('light');
    expect(root.dataset.theme).toBe('light');
    expect(getTheme()).toBe('light');
    expect(localStorage.getItem(themeStorageKey)).toBe('light');
  });

  test('tells the browser the colour around the page', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#000001" data-dark="#000002" data-light="#000003">';
    setTheme('light');
    expect(document.querySelector('meta')?.content).toBe('#000003');
  });

  test('switches transitions off until the change is painted and the page at rest', () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
    const tasks: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (task: () => void) => tasks.push(task));
    setTheme('light');
    while (frames.length > 0) frames.shift()?.(0);
    expect(root.dataset).toHaveProperty('switching');
    for (const task of tasks) task();
    expect(root.dataset).not.toHaveProperty('switching');
  });

  test('tells those who asked, until they no longer ask', () => {
    const listener = vi.fn();
    const stop = subscribeTheme(listener);
    setTheme('light');
    stop();
    setTheme('dark');
    expect(listener).toHaveBeenCalledOnce();
  });

  test('follows a choice made in another tab', () => {
    const stop = subscribeTheme(() => undefined);
    window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: 'light' }));
    expect(getTheme()).toBe('light');
    window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: 'neon' }));
    expect(getTheme(), 'what is no theme changes nothing').toBe('light');
    stop();
  });

  test('works where nothing may be stored', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    setTheme('light');
    expect(getTheme()).toBe('light');
  });
});

describe('the script before the first frame', () => {
  const run = (): string | undefined => {
    new Function(themePreload)();
    return root.dataset.theme;
  };
  const device = (scheme: 'dark' | 'light') =>
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(scheme) }));

  test('shows what was chosen before', () => {
    device('dark');
    localStorage.setItem(themeStorageKey, 'light');
    expect(run()).toBe('light');
  });

  test.each(['dark', 'light'] as const)('shows %s on a device set so when nothing was chosen', (scheme) => {
    device(scheme);
    expect(run()).toBe(scheme);
  });

  test('tells the browser the colour around the page', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#000001" data-dark="#000002" data-light="#000003">';
    device('dark');
    run();
    expect(document.querySelector('meta')?.content).toBe('#000002');
  });

  test('takes nothing else from storage', () => {
    device('dark');
    localStorage.setItem(themeStorageKey, '"><script>');
    expect(run()).toBe('dark');
  });

  test('asks the device where storage is forbidden', () => {
    device('light');
    vi.stubGlobal('localStorage', undefined);
    expect(run()).toBe('light');
  });
});
