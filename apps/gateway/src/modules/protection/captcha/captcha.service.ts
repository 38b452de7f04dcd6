import { createHash, randomInt } from 'node:crypto';
import type { GetCaptchaResponse } from '@mekong/api-client/contract/types';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { newCode } from '../../../kernel/secrets.ts';
import type { GuessLimits } from '../guess-limits.service.ts';
import { insertCaptcha, takeCaptcha } from './captcha.repository.ts';
import { drawCaptcha } from './draw.ts';
import { CAPTCHA_LETTERS } from './glyphs.ts';

const LENGTH = 5;
const GOOD_FOR_S = 120;

const hashAnswer = (id: string, answer: string): string =>
  createHash('sha256').update(`${id}:${answer.toUpperCase()}`).digest('base64url');

/** Picture captchas: made by the gateway, one use, 120 s. */
export function createCaptchas(db: Executor, guesses: GuessLimits) {
  return {
    async make(): Promise<GetCaptchaResponse> {
      const answer = Array.from({ length: LENGTH }, () => CAPTCHA_LETTERS[randomInt(CAPTCHA_LETTERS.length)]).join('');
      const id = newCode();
      const expiresAt = await insertCaptcha(db, { id, answerHash: hashAnswer(id, answer), seconds: GOOD_FOR_S });
      const picture = drawCaptcha(answer, () => randomInt(2 ** 32) / 2 ** 32);
      return { value: picture.toString('base64'), captchaId: id, expiresAt: expiresAt.toISOString() };
    },

    /**
     * Uses a captcha up.
     *
     * @param ip of who answers: wrong answers are counted by network
     * @throws Fault AUTH_CAPTCHA_REQUIRED when there is no answer, AUTH_CAPTCHA_INVALID when it is wrong, used or old,
     *   RATE_LIMITED
     */
    async prove(id: string | undefined, answer: string | undefined, ip: string): Promise<void> {
      if (!id || !answer) throw new Fault('AUTH_CAPTCHA_REQUIRED', { captcha: true });
      const isRight = await guesses.attempt(
        'captcha',
        ip,
        async () => (await takeCaptcha(db, id)) === hashAnswer(id, answer) || undefined,
      );
      if (!isRight) throw new Fault('AUTH_CAPTCHA_INVALID', { captcha: true });
    },
  };
}

export type Captchas = ReturnType<typeof createCaptchas>;
