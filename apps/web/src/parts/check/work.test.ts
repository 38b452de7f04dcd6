import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doWork } from './do-work.ts';
import { findNonce, hashHead, progressOf } from './work.ts';

const sha256Head = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0);
const id = 'A'.repeat(43);

describe('the hash of the work', () => {
  it('is the head of SHA-256 for every text that fits into a block', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii', maxLength: 55 }), (text) => hashHead(text) === sha256Head(text)),
    );
  });

  it('refuses what does not fit', () => {
    expect(() => hashHead('a'.repeat(56))).toThrow(RangeError);
  });
});

describe('the work', () => {
  it('finds a nonce that the gateway takes', () => {
    const nonce = findNonce({ id, bits: 10 }, 0, 100_000);
    expect(nonce).toMatch(/^[0-9a-z]{1,11}$/);
    expect(Math.clz32(sha256Head(`${id}:${nonce}`))).toBeGreaterThanOrEqual(10);
  });

  it('says when none of the tried ones is right', () => {
    expect(findNonce({ id, bits: 26 }, 0, 10)).toBeUndefined();
  });

  it('comes nearer with every try and never tells that it is over before it is', () => {
    const [early, late] = [progressOf({ id, bits: 16 }, 1_000), progressOf({ id, bits: 16 }, 100_000)];
    expect(early).toBeGreaterThan(0);
    expect(late).toBeGreaterThan(early);
    expect(late).toBeLessThan(1);
  });

  it('goes on in slices, and tells how far it is', async () => {
    const seen: number[] = [];
    const nonce = await doWork(
      { id, bits: 14 },
      { signal: new AbortController().signal, onProgress: (progress) => seen.push(progress) },
    );
    expect(Math.clz32(sha256Head(`${id}:${nonce}`))).toBeGreaterThanOrEqual(14);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  });

  it('stops when nobody waits for it any more', async () => {
    const stop = new AbortController();
    const done = doWork({ id, bits: 26 }, { signal: stop.signal, onProgress: () => stop.abort(new Error('left')) });
    await expect(done).rejects.toThrow('left');
  });
});
