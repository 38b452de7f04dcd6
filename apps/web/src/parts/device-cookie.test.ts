import { expect, test } from 'vitest';
import { createDeviceCalls } from './device-cookie.ts';

/** A call that is answered by hand. */
function manualCall(log: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const call = (): Promise<string> => {
    log.push(name);
    return promise;
  };
  return { call, answer: () => resolve(name), fail: () => reject(new Error(name)) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a call waits while an earlier one may still give the browser its cookie', async () => {
  const log: string[] = [];
  const send = createDeviceCalls();
  const [passkey, check] = [manualCall(log, 'passkey'), manualCall(log, 'check')];
  const both = [send(passkey.call), send(check.call)];
  await settled();
  expect(log).toEqual(['passkey']);
  passkey.answer();
  await settled();
  expect(log).toEqual(['passkey', 'check']);
  check.answer();
  expect(await Promise.all(both)).toEqual(['passkey', 'check']);
});

test('calls go out at once after the browser has its cookie', async () => {
  const log: string[] = [];
  const send = createDeviceCalls();
  await send(async () => 'first');
  void send(manualCall(log, 'second').call);
  void send(manualCall(log, 'third').call);
  expect(log).toEqual(['second', 'third']);
});

test('the next call is sent after a failed one, and is again the one that others wait for', async () => {
  const log: string[] = [];
  const send = createDeviceCalls();
  const [first, second, third] = [manualCall(log, 'first'), manualCall(log, 'second'), manualCall(log, 'third')];
  const failure = send(first.call);
  void send(second.call);
  void send(third.call);
  first.fail();
  await expect(failure).rejects.toThrow('first');
  await settled();
  expect(log).toEqual(['first', 'second']);
});
