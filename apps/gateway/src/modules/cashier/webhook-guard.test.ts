import { describe, expect, test } from 'vitest';
import { createWebhookGuard } from './webhook-guard.ts';

/** A guard whose clock a test moves. */
function guarded() {
  let ms = 0;
  const guard = createWebhookGuard(1, () => ms);
  return {
    ...guard,
    wait: (by: number) => {
      ms += by;
    },
    /** Sends forged ones. @returns how many were admitted */
    burst(requests: number, ip: string, provider = 'sandbox'): number {
      let admitted = 0;
      for (let n = 0; n < requests; n++) {
        try {
          guard.admit(provider, ip);
        } catch {
          continue;
        }
        admitted += 1;
        guard.noteForged(provider, ip);
      }
      return admitted;
    },
  };
}
const limited = (retryAfter: number) => expect.objectContaining({ code: 'RATE_LIMITED', params: { retryAfter } });

describe('the guard of webhooks', () => {
  test('lets a provider send an hour of webhooks within a minute', () => {
    const guard = guarded();
    for (let n = 0; n < 6_000; n++) {
      guard.admit('sandbox', '192.0.2.1');
      guard.noteGenuine('sandbox', '192.0.2.1');
    }
    guard.wait(20_000);
    expect(() => guard.admit('sandbox', '192.0.2.1')).toThrow(limited(40));
    guard.wait(40_000);
    expect(() => guard.admit('sandbox', '192.0.2.1')).not.toThrow();
  });

  test('stops a network whose signatures are wrong until its minute is over, and nobody else', () => {
    const guard = guarded();
    expect(guard.burst(500, '198.51.100.7')).toBe(60);
    expect(() => guard.admit('sandbox', '198.51.100.7')).toThrow(limited(60));
    for (const [provider, ip] of [
      ['sandbox', '192.0.2.1'],
      ['other', '198.51.100.7'],
    ] as const)
      expect(() => guard.admit(provider, ip)).not.toThrow();
    guard.wait(60_000);
    expect(guard.burst(500, '198.51.100.7')).toBe(60);
  });

  test('goes on taking genuine ones from a network that a forger shares', () => {
    const guard = guarded();
    guard.admit('sandbox', '192.0.2.1');
    guard.noteGenuine('sandbox', '192.0.2.1');
    guard.burst(1_000, '192.0.2.1');
    expect(() => guard.admit('sandbox', '192.0.2.1')).not.toThrow();
    // nothing genuine for longer than a day: it is a network as any other
    guard.wait(25 * 3_600_000);
    expect(guard.burst(1_000, '192.0.2.1')).toBe(60);
  });

  test('counts all addresses of a customer of IPv6 as one', () => {
    const guard = guarded();
    for (let n = 0; n < 60; n++) guard.burst(1, `2001:db8:1:2::${n.toString(16)}`);
    expect(() => guard.admit('sandbox', '2001:db8:1:2:ffff::1')).toThrow(limited(60));
  });

  test('remembers so many networks, and forgets those that it heard of longest ago', () => {
    const guard = guarded();
    guard.burst(60, '198.51.100.7');
    for (let n = 0; n < 10_000; n++) guard.noteForged('sandbox', `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
    expect(() => guard.admit('sandbox', '198.51.100.7')).not.toThrow();
  });
});
