import type { HumanCheck } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../../test/browser.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { switchesOn } from '../../../../test/messages.ts';
import { PASSWORD, seedSmallWorld } from '../../../../test/people.ts';
import { hashSecret } from '../../../kernel/secrets.ts';
import { isWorkDone } from './work.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const admin = { role: 'system' } as const;
await gateway.modules.settings.change('humanCheck', { login: 'SLIDER', sliderBits: 6, workBits: 9 }, admin);

let browser: TestBrowser;
beforeEach(() => {
  browser = testBrowser(gateway);
});

const ask = async (kind: 'slider' | 'work', action = 'login', from = browser) => {
  const { challenge } = await from.value<HumanCheck>('createHumanCheck', { body: { action, kind } });
  if (!challenge) throw new Error('no challenge was made');
  return challenge;
};

/** What a client computes. */
function work(id: string, bits: number): string {
  for (let nonce = 0; ; nonce++) if (isWorkDone(id, String(nonce), bits)) return String(nonce);
}

/** What a reader sees: where the gap is. */
async function gapOf(id: string): Promise<number> {
  const row = await t.db.kysely
    .selectFrom('challenge')
    .select(sql<number>`(data->>'x')::int4`.as('x'))
    .where('id_hash', '=', hashSecret(id))
    .executeTakeFirstOrThrow();
  return row.x;
}

async function solve(kind: 'slider' | 'work', action = 'login', from = browser) {
  const { id, workBits } = await ask(kind, action, from);
  return { id, nonce: work(id, workBits), ...(kind === 'slider' ? { x: await gapOf(id) } : {}) };
}

const login = (humanCheck?: object, from = browser) => from.login('sokha', PASSWORD, humanCheck ? { humanCheck } : {});
const codeOf = async (humanCheck?: object, from = browser) => (await login(humanCheck, from)).json.error?.code;

describe('the human check before a log-in by password', () => {
  test('takes the names of the specification too', async () => {
    const named = async (wrong = 0) => {
      const { id, nonce, x = 0 } = await solve('slider');
      const trail = [
        [0, 0],
        [Math.ceil(x / 2), 200],
        [x + wrong, 400],
      ];
      return from({ challengeId: id, nonce, x: x + wrong, trail });
    };
    const from = (slider: object) => browser.login('sokha', PASSWORD, { slider });
    expect((await named(40)).json.error?.code).toBe('AUTH_SLIDER_FAILED');
    expect((await named()).status).toBe(200);
  });

  test('is refused when it is missing, before the password is looked at', async () => {
    expect(await codeOf()).toBe('AUTH_SLIDER_FAILED');
    const { rows } = await sql<{ n: number }>`select coalesce(sum(failures), 0)::int4 as n from attempt`.execute(
      t.db.kysely,
    );
    expect(rows[0]?.n).toBe(0);
  });

  test('is passed by laying the piece into the gap, drawn or by keys', async () => {
    const solved = await solve('slider');
    const x = solved.x ?? 0;
    expect(
      (
        await login({
          ...solved,
          trail: [
            [0, 0],
            [x - 9, 310],
            [x, 640],
          ],
        })
      ).status,
    ).toBe(200);
    expect((await login(await solve('slider'))).status).toBe(200);
  });

  test('is passed without any puzzle, by work alone (WCAG 2.2, 3.3.8)', async () => {
    expect(await ask('work')).not.toHaveProperty('puzzle');
    expect((await login(await solve('work'))).status).toBe(200);
  });

  test('takes a finger for no ruler, and no guess for an answer', async () => {
    const near = await solve('slider');
    expect((await login({ ...near, x: (near.x ?? 0) + 5 })).status).toBe(200);
    const far = await solve('slider');
    expect(await codeOf({ ...far, x: (far.x ?? 0) + 20 })).toBe('AUTH_SLIDER_FAILED');
  });

  test('counts once, whether the answer was right or wrong', async () => {
    const solved = await solve('slider');
    expect((await login(solved)).status).toBe(200);
    expect(await codeOf(solved)).toBe('AUTH_SLIDER_FAILED');
    const guessed = await solve('slider');
    expect(await codeOf({ ...guessed, x: 0 })).toBe('AUTH_SLIDER_FAILED');
    expect(await codeOf(guessed)).toBe('AUTH_SLIDER_FAILED');
  });

  test('counts once of many at the same moment', async () => {
    const solved = await solve('work');
    const answers = await Promise.all(Array.from({ length: 6 }, () => login(solved)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('counts for the browser it was made for', async () => {
    const solved = await solve('work');
    const other = testBrowser(gateway);
    expect(await codeOf(solved, other)).toBe('AUTH_SLIDER_FAILED');
    expect((await login(solved)).status).toBe(200);
  });

  test('counts for the action it was made for', async () => {
    await gateway.modules.settings.change('register', { humanVerification: 'SLIDER' }, admin);
    expect(await codeOf(await solve('work', 'register'))).toBe('AUTH_SLIDER_FAILED');
    await gateway.modules.settings.change('register', {}, admin);
  });

  test('is over after 120 seconds', async () => {
    const solved = await solve('work');
    await sql`update challenge set expires_at = now()`.execute(t.db.kysely);
    expect(await codeOf(solved)).toBe('AUTH_SLIDER_FAILED');
  });

  test('costs work: a right place without it is refused', async () => {
    const { id, workBits } = await ask('slider');
    let lazy = 0;
    while (isWorkDone(id, String(lazy), workBits)) lazy++;
    expect(await codeOf({ id, nonce: String(lazy), x: await gapOf(id) })).toBe('AUTH_SLIDER_FAILED');
  });

  test.each([
    [
      'runs backwards in time',
      (x: number) => [
        [0, 0],
        [9, 500],
        [x, 400],
      ],
    ],
    [
      'ends somewhere else',
      (x: number) => [
        [0, 0],
        [9, 300],
        [x - 40, 600],
      ],
    ],
    [
      'takes no time',
      (x: number) => [
        [0, 0],
        [9, 0],
        [x, 0],
      ],
    ],
  ])('a trail that %s was not drawn', async (_name, trail) => {
    const solved = await solve('slider');
    expect(await codeOf({ ...solved, trail: trail(solved.x ?? 0) })).toBe('AUTH_SLIDER_FAILED');
  });

  test('never tells where the gap is', async () => {
    const { challenge } = await browser.value<HumanCheck>('createHumanCheck', { body: { action: 'login' } });
    expect(challenge?.puzzle).not.toHaveProperty('x');
    expect(
      Buffer.from(challenge?.puzzle?.picture ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
});

describe('a registration', () => {
  const body = {
    password: 'Sraom-Neak#77',
    login: true,
    agreement: { version: '2026-01', accepted: true },
    ageConfirmed: true,
  };

  test('carries a check of its own when the merchant asks for one', async () => {
    await gateway.modules.settings.change('register', { humanVerification: 'SLIDER' }, admin);
    const register = (username: string, humanCheck?: object) =>
      browser.call('registerMember', { body: { ...body, username, ...(humanCheck ? { humanCheck } : {}) } });
    expect((await register('vanna01')).json.error?.code).toBe('AUTH_SLIDER_FAILED');
    expect((await register('vanna01', await solve('work', 'login'))).json.error?.code).toBe('AUTH_SLIDER_FAILED');
    expect((await register('vanna01', await solve('work', 'register'))).status).toBe(200);
    await gateway.modules.settings.change('register', {}, admin);
  });
});

describe('the form that asks for a mail', () => {
  const askMail = (humanCheck?: string, from = browser) =>
    from.call('requestPasswordMail', {
      body: new URLSearchParams({
        username: 'sokha',
        email: 'sokha@example.com',
        ...(humanCheck === undefined ? {} : { humanCheck }),
      }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const written = async () => (await gateway.modules.messages.list({ address: 'sokha@example.com', limit: 9 })).length;
  const inOneText = ({ id, nonce, x }: { id: string; nonce: string; x?: number }) =>
    [id, nonce, ...(x === undefined ? [] : [x])].join(':');

  beforeAll(async () => {
    await gateway.modules.settings.change('humanCheck', { sendCode: 'SLIDER', sliderBits: 6, workBits: 9 }, admin);
    await switchesOn(gateway, 'PWRESETEMAIL');
  });
  afterAll(() => gateway.modules.settings.change('humanCheck', {}, admin));

  test('sends nothing without a check, and nothing on a wrong one', async () => {
    expect((await askMail()).json.error?.code).toBe('AUTH_SLIDER_FAILED');
    const solved = await solve('slider', 'sendCode');
    const missed = inOneText({ ...solved, x: ((solved.x ?? 0) + 60) % 240 });
    expect((await askMail(missed)).json.error?.code).toBe('AUTH_SLIDER_FAILED');
    expect((await askMail(inOneText(solved))).json.error?.code).toBe('AUTH_SLIDER_FAILED');
    expect(await written()).toBe(0);
  });

  test.each(['slider', 'work'] as const)('takes a %s in one text, once', async (kind) => {
    const solved = inOneText(await solve(kind, 'sendCode'));
    const before = await written();
    expect((await askMail(solved)).json).toEqual({ success: true, value: { accepted: true } });
    expect(await written()).toBe(before + 1);
    expect((await askMail(solved)).json.error?.code).toBe('AUTH_SLIDER_FAILED');
  });

  test('takes none that was made for a log-in or for another browser', async () => {
    expect((await askMail(inOneText(await solve('work', 'sendCode', testBrowser(gateway))))).json.error?.code).toBe(
      'AUTH_SLIDER_FAILED',
    );
    await gateway.modules.settings.change(
      'humanCheck',
      { login: 'SLIDER', sendCode: 'SLIDER', sliderBits: 6, workBits: 9 },
      admin,
    );
    expect((await askMail(inOneText(await solve('work', 'login')))).json.error?.code).toBe('AUTH_SLIDER_FAILED');
  });

  test.each(['', 'x', `${'a'.repeat(43)}:`, `${'a'.repeat(43)}:1:2:3`, `${'a'.repeat(43)}:1:-5`])(
    'refuses %j as a text of no form',
    async (text) => {
      expect((await askMail(text)).json.error?.code).toBe('VALIDATION_FAILED');
    },
  );
});

test('where no check is asked for the answer says so, and a log-in needs none', async () => {
  await gateway.modules.settings.change('humanCheck', {}, admin);
  expect(await browser.value('createHumanCheck', { body: { action: 'login' } })).toEqual({ required: false });
  expect((await login()).status).toBe(200);
});
