import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTRACT_EDITION, CONTRACT_VERSION, CONTRACT_VERSION_HEADER } from '../generated/contract-version.gen.ts';
import { getBalance } from '../generated/sdk/getBalance.gen.ts';
import { getBet } from '../generated/sdk/getBet.gen.ts';
import { getCaptcha } from '../generated/sdk/getCaptcha.gen.ts';
import { getGameList } from '../generated/sdk/getGameList.gen.ts';
import { getKeySet } from '../generated/sdk/getKeySet.gen.ts';
import { logout } from '../generated/sdk/logout.gen.ts';
import { reportClientError } from '../generated/sdk/reportClientError.gen.ts';
import { cut, failure, hang, json, startServer, type TestServer, value } from '../testing/server.ts';
import { loadChecks } from './answer.ts';
import { ApiError } from './errors.ts';
import { type ClientConfig, createClient } from './transport.ts';

const balance = {
  sumBalance: '10.0000',
  currency: 'KHR',
  currencySymbol: '៛',
  version: 3,
  at: '2026-01-01T00:00:00.000Z',
};

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const client = (config: ClientConfig = {}) => createClient({ baseUrl: server.baseUrl, ...config });
const rejection = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => expect.fail('expected a rejection'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );

describe('answers', () => {
  test('the envelope comes off and the value is typed', async () => {
    server.answers(value(balance));
    const answer = await getBalance({ client: client() });
    expect(answer.sumBalance).toBe('10.0000');
  });

  test('an answer with more than a value keeps its other fields', async () => {
    server.answers(json(200, { success: true, value: 'iVBORw==', captchaId: 'c1', expiresAt: balance.at }));
    expect(await getCaptcha({ client: client() })).toEqual({
      value: 'iVBORw==',
      captchaId: 'c1',
      expiresAt: balance.at,
    });
  });

  test('an answer without envelope is returned as it is', async () => {
    const keys = {
      keys: [{ kty: 'EC', crv: 'P-256', use: 'enc', alg: 'ECDH-ES', kid: 'k', x: 'x', y: 'y' }],
      serverTime: balance.at,
    };
    server.answers(json(200, keys));
    expect(await getKeySet({ client: client() })).toEqual(keys);
  });

  test('an answer without body resolves to nothing', async () => {
    server.answers((response) => response.writeHead(204).end());
    expect(await reportClientError({ client: client(), body: { kind: 'chunk', message: 'x' } })).toBeUndefined();
  });

  test('an answer that breaks the contract becomes UNREADABLE and is reported without its values', async () => {
    const onContractFault = vi.fn();
    server.answers(value({ ...balance, sumBalance: 12.5 }));
    const error = await rejection(getBalance({ client: client({ onContractFault }) }));
    expect(error).toMatchObject({ code: 'UNREADABLE', status: 200 });
    expect(onContractFault).toHaveBeenCalledExactlyOnceWith('getBalance', expect.stringContaining('sumBalance'));
    expect(onContractFault.mock.calls[0]?.[1]).not.toContain('12.5');
  });

  test('checking can be switched off', async () => {
    server.answers(value({ odd: true }));
    expect(await getBalance({ client: client({ validate: false }) })).toEqual({ odd: true });
  });

  describe('checked only if contracts differ', () => {
    const broken = { success: true, value: { ...balance, sumBalance: 12.5 } };
    const lenient = (config: ClientConfig = {}) => client({ ...config, validate: 'if-contracts-differ' });

    test.each([['2.0.0'], [`${CONTRACT_VERSION}+another`], [undefined]])(
      'are refused when they come from contract %s and break ours',
      async (edition) => {
        server.answers(json(200, broken, edition ? { [CONTRACT_VERSION_HEADER]: edition } : {}));
        expect((await rejection(getBalance({ client: lenient() }))).code).toBe('UNREADABLE');
      },
    );

    test('go on at once when they come from our contract, and are checked whenever there is time', async () => {
      server.answers(json(200, broken, { [CONTRACT_VERSION_HEADER]: CONTRACT_EDITION }));
      const [checks, onContractFault, later] = [
        vi.fn(loadChecks),
        vi.fn(),
        vi.fn<(check: () => Promise<void>) => void>(),
      ];
      const answer = await getBalance({ client: lenient({ checks, onContractFault, onUnchecked: later }) });
      expect(answer).toEqual(broken.value);
      expect(checks).not.toHaveBeenCalled();
      await later.mock.calls[0]?.[0]();
      expect(onContractFault).toHaveBeenCalledExactlyOnceWith('getBalance', expect.stringContaining('sumBalance'));
    });
  });
});

describe('requests', () => {
  test('path, query, language and token travel where the contract says', async () => {
    server.answers(value({}));
    const own = client({ token: () => 'tok', language: () => 'KM', validate: false });
    await getBet({ client: own, path: { betNo: 'B/1' } });
    await getGameList({ client: own, query: { category: 'RNG', q: 'gold & co', filter: undefined } });
    expect(server.received[0]).toMatchObject({
      url: '/wps/report/bets/B%2F1',
      headers: { authorization: 'Bearer tok', language: 'KM' },
    });
    expect(server.received[1]?.url).toBe('/wps/relay/GCSGAME_gameList?category=RNG&q=gold+%26+co');
  });

  test('a missing path parameter never leaves the browser', async () => {
    const error = await rejection(getBet({ client: client(), path: { betNo: '' } }));
    expect(error.code).toBe('UNKNOWN');
    expect(server.received).toHaveLength(0);
  });

  test('an operation that moves money is refused without its key', async () => {
    const request = { id: 'pay', method: 'POST', template: '/pay', body: {}, money: true };
    expect((await rejection(client().request(request))).cause).toBeInstanceOf(TypeError);
    server.answers(value({}));
    await client().request({ ...request, idempotencyKey: 'key-1' });
    expect(server.received).toHaveLength(1);
    expect(server.received[0]?.headers['idempotency-key']).toBe('key-1');
  });
});

describe('failures', () => {
  test('a failed answer becomes one ApiError with code, params, request id and captcha flag', async () => {
    server.answers(failure(429, 'AUTH_LOCKED', { params: { retryAfter: 60 }, captcha: true }));
    expect(await rejection(logout({ client: client() }))).toMatchObject({
      code: 'AUTH_LOCKED',
      status: 429,
      params: { retryAfter: 60 },
      requestId: 'req-1',
      captcha: true,
    });
  });

  test('a code outside the closed list becomes UNKNOWN', async () => {
    server.answers(failure(400, 'SOMETHING_NEW'));
    expect(await rejection(logout({ client: client() }))).toMatchObject({ code: 'UNKNOWN', status: 400 });
  });

  test('the page of a proxy becomes UNKNOWN with the request id of its header', async () => {
    server.answers((response) => response.writeHead(500, { 'X-Request-Id': 'req-9' }).end('<html>'));
    expect(await rejection(logout({ client: client() }))).toMatchObject({
      code: 'UNKNOWN',
      status: 500,
      requestId: 'req-9',
    });
  });

  test('no connection becomes NETWORK', async () => {
    server.answers(cut);
    expect(await rejection(logout({ client: client() }))).toMatchObject({ code: 'NETWORK', status: 0 });
  });

  test('no answer in time becomes TIMEOUT', async () => {
    server.answers(hang);
    expect(await rejection(getBalance({ client: client(), timeoutMs: 30 }))).toMatchObject({
      code: 'TIMEOUT',
      status: 0,
    });
  });

  test('a body that stops half-way becomes TIMEOUT as well', async () => {
    server.answers((response) => response.writeHead(200, { 'Content-Length': '100' }).write('{"success"'));
    expect(await rejection(logout({ client: client({ timeoutMs: 30 }) }))).toMatchObject({ code: 'TIMEOUT' });
  });

  test("the caller's own abort is passed on and is no ApiError", async () => {
    server.answers(hang);
    const stop = new AbortController();
    const promise = getBalance({ client: client(), signal: stop.signal });
    stop.abort(new Error('left the page'));
    await expect(promise).rejects.toThrow('left the page');
  });
});

describe('the version of the contract', () => {
  test.each<[string, string | undefined, number]>([
    ['tells of a gateway that is newer by a breaking step', '99.0.0', 1],
    ['is silent about additions', CONTRACT_VERSION.replace(/\.\d+\.\d+$/, '.999.0'), 0],
    ['is silent about an older gateway', '0.9.0', 0],
    ['is silent about what is no version', 'nginx', 0],
    ['is silent without the header', undefined, 0],
  ])('%s', async (_, version, times) => {
    const onOutdated = vi.fn();
    server.answers(json(200, { success: true, value: balance }, version ? { [CONTRACT_VERSION_HEADER]: version } : {}));
    expect(await getBalance({ client: client({ onOutdated }) })).toEqual(balance);
    expect(onOutdated).toHaveBeenCalledTimes(times);
  });
});

describe('retries', () => {
  const impatient = () => client({ retryDelayMs: () => 0 });

  test('a read survives a broken connection and a busy gateway', async () => {
    server.answers(cut, failure(503, 'SERVICE_BUSY'), value(balance));
    expect(await getBalance({ client: impatient() })).toEqual(balance);
    expect(server.received).toHaveLength(3);
  });

  test('a read gives up after two retries', async () => {
    server.answers(json(502, 'bad gateway'));
    expect(await rejection(getBalance({ client: impatient() }))).toMatchObject({ code: 'UNKNOWN', status: 502 });
    expect(server.received).toHaveLength(3);
  });

  test.each([500, 404, 401, 429])('a read is not repeated after %i', async (status) => {
    server.answers(failure(status, 'UNKNOWN'));
    await rejection(getBalance({ client: impatient() }));
    expect(server.received).toHaveLength(1);
  });

  test('maintenance is an answer, not a fault: no retry', async () => {
    server.answers(failure(503, 'MAINTENANCE'));
    expect(await rejection(getBalance({ client: impatient() }))).toMatchObject({ code: 'MAINTENANCE' });
    expect(server.received).toHaveLength(1);
  });

  test('a command is sent once, whatever happens', async () => {
    server.answers(failure(503, 'SERVICE_BUSY'));
    await rejection(logout({ client: impatient() }));
    server.answers(cut);
    await rejection(reportClientError({ client: impatient(), body: { kind: 'csp', message: 'x' } }));
    expect(server.received).toHaveLength(2);
  });
});

describe('signed out', () => {
  test('is told once per token', async () => {
    const onSignedOut = vi.fn();
    let token = 'first';
    const own = client({ token: () => token, onSignedOut });
    server.answers(failure(401, 'AUTH_TOKEN_EXPIRED'));
    await Promise.all([rejection(getBalance({ client: own })), rejection(logout({ client: own }))]);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
    token = 'second';
    await rejection(getBalance({ client: own }));
    expect(onSignedOut).toHaveBeenCalledTimes(2);
  });

  test('is not told to a visitor, nor for a wrong password', async () => {
    const onSignedOut = vi.fn();
    server.answers(failure(401, 'AUTH_TOKEN_MISSING'));
    await rejection(getBalance({ client: client({ onSignedOut }) }));
    server.answers(failure(401, 'AUTH_BAD_CREDENTIALS'));
    await rejection(getBalance({ client: client({ onSignedOut, token: () => 'tok' }) }));
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  test('a late answer for an old token does not end the new session', async () => {
    const onSignedOut = vi.fn();
    let token = 'old';
    server.answers((response) => {
      token = 'new';
      failure(401, 'AUTH_TOKEN_EXPIRED')(response, server.received[0]!);
    });
    await rejection(logout({ client: client({ token: () => token, onSignedOut }) }));
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});
