// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectFrame, protocol, readSiteMessage, type SiteMessage } from './messages.ts';

describe('a message of the site', () => {
  test('is read when it fits the schema', () => {
    expect(readSiteMessage({ protocol, type: 'pause' })).toEqual({ type: 'pause' });
    expect(readSiteMessage({ protocol, type: 'language', language: 'km' })).toEqual({
      type: 'language',
      language: 'KM',
    });
    expect(readSiteMessage({ protocol, type: 'theme', theme: 'light' })).toEqual({ type: 'theme', theme: 'light' });
  });

  test.each([
    null,
    'pause',
    42,
    {},
    { type: 'pause' },
    { protocol: 'other/1', type: 'pause' },
    { protocol, type: 'spin' },
    { protocol, type: 'theme', theme: 'neon' },
    { protocol, type: 'language', language: 'xx' },
    { protocol, type: 'language', language: ['KM'] },
  ])('%o is dropped', (data) => {
    expect(readSiteMessage(data)).toBeUndefined();
  });
});

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
