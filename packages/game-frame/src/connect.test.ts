// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectFrame } from './connect.ts';
import type { SiteMessage } from './messages.ts';

const protocol = 'mekong-game/1';

describe('a framed game', () => {
  const origin = 'https://site.example';
  const site = { postMessage: vi.fn() };
  let heard: SiteMessage[];

  beforeEach(() => {
    heard = [];
    vi.spyOn(window, 'parent', 'get').mockReturnValue(site as never);
  });
  afterEach(() => vi.restoreAllMocks());

  const receive = (from: string, source: unknown, data: unknown) => {
    const event = new MessageEvent('message', { origin: from, data });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  };

  test('believes the site alone: exact origin and the framing window', () => {
    connectFrame(origin, (message) => heard.push(message));
    const pause = { protocol, type: 'pause' };
    receive('https://site.example.evil.example', site, pause);
    receive('http://site.example', site, pause);
    receive(origin, window, pause);
    expect(heard).toEqual([]);
    receive(origin, site, pause);
    expect(heard).toEqual([{ type: 'pause' }]);
  });

  test('sends to the exact origin, never to any', () => {
    connectFrame(origin, () => undefined).send({ type: 'ready' });
    expect(site.postMessage).toHaveBeenCalledWith({ protocol, type: 'ready' }, origin);
  });

  test('is silent when it knows no site', () => {
    site.postMessage.mockClear();
    connectFrame(undefined, () => undefined).send({ type: 'ready' });
    expect(site.postMessage).not.toHaveBeenCalled();
  });
});
