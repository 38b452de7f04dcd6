import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { createSharedAnswers } from './shared-answers.ts';

const request = { headers: {} } as FastifyRequest;
/** Gives back what is sent. */
const replyInto = (sent: string[]): FastifyReply => {
  const reply = {
    headers: () => reply,
    type: () => reply,
    header: () => reply,
    code: () => reply,
    send: (body: Buffer) => {
      sent.push(String(body));
      return reply;
    },
  };
  return reply as object as FastifyReply;
};

function answers() {
  const sent: string[] = [];
  const clock = { now: 0, stamp: {} };
  const shared = createSharedAnswers({ seconds: 5, stamp: async () => clock.stamp, now: () => clock.now });
  return {
    sent,
    clock,
    shared,
    ask: (key: string, text: string | Error) =>
      shared.send(request, replyInto(sent), key, async () => {
        if (text instanceof Error) throw text;
        return text;
      }),
  };
}

describe('shared answers', () => {
  test('are sent again for their seconds and not a moment longer', async () => {
    const { sent, clock, ask } = answers();
    await ask('a', '1');
    clock.now = 4_999;
    await ask('a', '2');
    clock.now = 5_000;
    await ask('a', '3');
    expect(sent).toEqual(['1', '1', '3']);
  });

  test('end with what they were made under, one that is being made too', async () => {
    const { sent, clock, shared, ask } = answers();
    await ask('a', '1');
    clock.stamp = {};
    await ask('a', '2');
    const late = ask('b', 'old');
    await Promise.resolve();
    shared.clear();
    await late;
    await ask('b', 'new');
    expect(sent).toEqual(['1', '2', 'old', 'new']);
  });

  test('a failure is told to those who wait for it and to nobody after them', async () => {
    const { sent, ask } = answers();
    const both = await Promise.allSettled([ask('a', new Error('down')), ask('a', '1')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await ask('a', '2');
    expect(sent).toEqual(['2']);
  });

  test('keep no more than their number, the ones asked for last', async () => {
    const { sent, ask } = answers();
    for (let n = 0; n < 300; n++) await ask(`k${n}`, 'old');
    await ask('k0', 'new');
    await ask('one more', 'old');
    await ask('k0', 'new');
    await ask('k1', 'new');
    expect(sent.slice(-2)).toEqual(['old', 'new']);
  });
});
