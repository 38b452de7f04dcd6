// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFrameMessages } from './use-frame-messages.ts';

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
