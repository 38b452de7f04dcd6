import { ApiError } from '@mekong/api-client/errors';
import type { HumanCheck } from '@mekong/api-client/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHumanCheck } from './human-check.ts';

const puzzle = { picture: 'cA==', piece: 'cQ==', width: 320, height: 160, pieceWidth: 53, pieceHeight: 44, pieceY: 9 };
const refused = new ApiError({ code: 'AUTH_SLIDER_FAILED', status: 401 });
let made: number;

const challenge = (kind: 'slider' | 'work'): HumanCheck => {
  made += 1;
  const expiresAt = new Date(Date.now() + 120_000).toISOString();
  return {
    required: true,
    challenge: { id: `c${made}`, kind, expiresAt, workBits: 0, ...(kind === 'slider' ? { puzzle } : {}) },
  };
};
const ask = vi.fn<(kind: 'slider' | 'work') => Promise<HumanCheck>>();
const doWork = vi.fn(async ({ id }: { id: string }) => `n${id}`);
const newCheck = () => createHumanCheck({ ask, doWork, clockOffset: () => 0 });

beforeEach(() => {
  vi.useFakeTimers();
  made = 0;
  ask.mockReset().mockImplementation(async (kind) => challenge(kind));
  doWork.mockClear();
});
afterEach(() => void vi.useRealTimers());
/** Lets everything happen that waits for no clock. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a check', () => {
  it('that is not asked for lets the action through', async () => {
    ask.mockResolvedValue({ required: false });
    const send = vi.fn(async () => 'in');
    await expect(newCheck().run(send)).resolves.toBe('in');
    expect(send).toHaveBeenCalledExactlyOnceWith(undefined);
  });

  it('sends the place, the way and the nonce of the puzzle that was solved', async () => {
    const check = newCheck();
    const send = vi.fn(async () => 'in');
    const done = check.run(send);
    await settle();
    expect(check.view()).toMatchObject({ status: 'idle', puzzle: { id: 'c1', pieceTop: 9 } });
    const trail = [
      { x: 0, t: 0 },
      { x: 60, t: 80 },
      { x: 123, t: 190 },
    ];
    check.answer({ x: 123, trail });
    await expect(done).resolves.toBe('in');
    const way = [[0, 0], [60, 80], [123, 190]]; // biome-ignore format: a table
    expect(send).toHaveBeenCalledExactlyOnceWith({ id: 'c1', nonce: 'nc1', x: 123, trail: way });
    expect(check.view()).toBeUndefined();
  });

  it('sends no way where none was drawn: keys, buttons, one press on the track', async () => {
    const check = newCheck();
    const send = vi.fn(async () => 'in');
    const done = check.run(send);
    await settle();
    check.answer({ x: 90, trail: [{ x: 0, t: 0 }, { x: 90, t: 0 }] }); // biome-ignore format: short
    await done;
    expect(send).toHaveBeenCalledExactlyOnceWith({ id: 'c1', nonce: 'nc1', x: 90 });
  });

  it('that is refused (wrong, used or too old) shows another puzzle and sends again', async () => {
    const check = newCheck();
    const send = vi
      .fn<(proof: unknown) => Promise<string>>()
      .mockRejectedValueOnce(refused)
      .mockResolvedValueOnce('in');
    const done = check.run(send);
    await settle();
    check.answer({ x: 90 });
    await settle();
    expect(check.view()).toMatchObject({ status: 'failed', puzzle: { id: 'c2' } });
    check.answer({ x: 91 });
    await expect(done).resolves.toBe('in');
    expect(send.mock.calls.map(([proof]) => proof)).toEqual([
      { id: 'c1', nonce: 'nc1', x: 90 },
      { id: 'c2', nonce: 'nc2', x: 91 },
    ]);
  });

  it('leaves any other refusal to the form', async () => {
    const check = newCheck();
    const done = check.run(() => Promise.reject(new ApiError({ code: 'AUTH_BAD_CREDENTIALS', status: 401 })));
    done.catch(() => undefined);
    await settle();
    check.answer({ x: 90 });
    await expect(done).rejects.toMatchObject({ code: 'AUTH_BAD_CREDENTIALS' });
    expect(check.view()).toBeUndefined();
  });

  it('does not ask for ever when the gateway wants a proof that it does not ask for', async () => {
    ask.mockResolvedValue({ required: false });
    await expect(newCheck().run(() => Promise.reject(refused))).rejects.toBe(refused);
  });

  it('whose time is over says so, and takes another puzzle', async () => {
    const check = newCheck();
    const send = vi.fn(async () => 'in');
    const done = check.run(send);
    await settle();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(check.view()).toMatchObject({ status: 'expired' });
    check.answer({ x: 90 });
    expect(send).not.toHaveBeenCalled();
    check.refresh();
    expect(check.view()).toMatchObject({ status: 'loading' });
    await settle();
    check.answer({ x: 90 });
    await done;
    expect(send).toHaveBeenCalledExactlyOnceWith({ id: 'c2', nonce: 'nc2', x: 90 });
  });

  it('can be done by the device alone', async () => {
    const check = newCheck();
    const send = vi.fn(async () => 'in');
    const done = check.run(send);
    await settle();
    check.startWork();
    expect(check.view()).toMatchObject({ progress: 0 });
    await done;
    expect(ask.mock.calls).toEqual([['slider'], ['work']]);
    expect(send).toHaveBeenCalledExactlyOnceWith({ id: 'c2', nonce: 'nc2' });
  });

  it('shows the answer to the last question only', async () => {
    const check = newCheck();
    const done = check.run(async () => 'in');
    await settle();
    doWork.mockImplementation(() => new Promise(() => undefined));
    check.startWork();
    check.refresh();
    await settle();
    expect(check.view()).toMatchObject({ status: 'idle', puzzle: { id: 'c3' } });
    check.leave();
    await expect(done).resolves.toBeUndefined();
  });

  it('that is left sends nothing, also while the puzzle is on its way', async () => {
    const check = newCheck();
    const send = vi.fn(async () => 'in');
    const first = check.run(send);
    check.leave();
    await expect(first).resolves.toBeUndefined();
    const second = check.run(send);
    await settle();
    check.leave();
    await expect(second).resolves.toBeUndefined();
    expect(send).not.toHaveBeenCalled();
    expect(check.view()).toBeUndefined();
  });

  it('tells the form when no puzzle can be had', async () => {
    const offline = new ApiError({ code: 'NETWORK', status: 0 });
    const check = newCheck();
    const done = check.run(async () => 'in');
    done.catch(() => undefined);
    await settle();
    ask.mockRejectedValue(offline);
    check.refresh();
    await expect(done).rejects.toBe(offline);
    expect(check.view()).toBeUndefined();
  });
});
