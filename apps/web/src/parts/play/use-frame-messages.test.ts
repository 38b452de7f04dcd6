// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFrameMessages } from './use-frame-messages.ts';
import { useFramedGame } from './use-framed-game.ts';

vi.mock('@mekong/i18n/useLanguage', () => ({ useLanguage: () => ({ code: 'EN' }) }));
vi.mock('@mekong/ui/provider/theme', () => ({ useTheme: () => 'dark' }));
vi.mock('../../state/modal.ts', () => ({ useModal: () => ({ current: undefined }) }));
const client = vi.hoisted(() => ({ invalidateQueries: vi.fn() }));
vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => client }));

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

const ready = { protocol: 'mekong-game/1', type: 'ready' };

function setup() {
  const iframe = document.body.appendChild(document.createElement('iframe'));
  const onMessage = vi.fn();
  const hook = renderHook(() =>
    useFrameMessages({ current: iframe }, 'https://games.example/lotus/?code=1', onMessage),
  );
  const say = (data: unknown, origin: string, source: MessageEventSource | null = iframe.contentWindow) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  return { iframe, onMessage, say, tell: hook.result.current, unmount: hook.unmount };
}

test('a page hears the game from its own window and origin', () => {
  const { say, onMessage } = setup();
  say(ready, 'https://games.example');
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ type: 'ready' });
});

test('a page hears nobody else: another origin, another window, another protocol', () => {
  const { say, onMessage } = setup();
  say(ready, 'https://games.example.evil.example');
  say(ready, 'http://games.example');
  say(ready, 'https://games.example', window);
  say(ready, 'https://games.example', null);
  say({ type: 'ready' }, 'https://games.example');
  expect(onMessage).not.toHaveBeenCalled();
});

test('a page hears nothing after the page was left', () => {
  const { say, onMessage, unmount } = setup();
  unmount();
  say(ready, 'https://games.example');
  expect(onMessage).not.toHaveBeenCalled();
});

test('a page tells the exact origin', () => {
  const { iframe, tell } = setup();
  const post = vi.spyOn(iframe.contentWindow as Window, 'postMessage').mockImplementation(() => undefined);
  tell({ type: 'pause' });
  expect(post).toHaveBeenCalledExactlyOnceWith({ protocol: 'mekong-game/1', type: 'pause' }, 'https://games.example');
});

/** A game in its frame, and what it says. */
function openFramed() {
  const iframe = document.body.appendChild(document.createElement('iframe'));
  const { result } = renderHook(() =>
    useFramedGame({ current: iframe }, 'https://games.example/lotus/', () => undefined),
  );
  const round = { protocol: 'mekong-game/1', stake: '500.0000', currency: 'KHR' };
  const say = (message: object): void => {
    const data = { ...round, ...message };
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'https://games.example', source: iframe.contentWindow }),
    );
  };
  return { state: () => result.current.state, say };
}

test.each([
  ['to the end of free spins that take minutes', 9 * 60_000, true],
  ['no longer when the end of its round is never told', 10 * 60_000, false],
])('a page holds the balance back %s', (_, after, isHeld) => {
  vi.useFakeTimers();
  const { state, say } = openFramed();
  act(() => say({ type: 'round-start' }));
  expect(state().isRound).toBe(true);
  act(() => vi.advanceTimersByTime(after));
  expect(state().isRound).toBe(isHeld);
});

test('a page asks for the balance once a second at most, and once more at the end, however many rounds a game tells', () => {
  vi.useFakeTimers();
  const { say } = openFramed();
  const asked = () => client.invalidateQueries.mock.calls.filter(([{ predicate }]) => !predicate).length;
  const end = { type: 'round-end', payout: '0.0000' };
  act(() => say(end));
  expect(asked()).toBe(1);
  act(() => {
    for (let count = 0; count < 500; count += 1) say(end);
  });
  expect(asked()).toBe(1);
  act(() => vi.advanceTimersByTime(10_000));
  expect(asked()).toBe(2);
  act(() => say(end));
  expect(asked()).toBe(3);
});
