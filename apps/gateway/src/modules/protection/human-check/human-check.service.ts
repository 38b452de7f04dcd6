import { randomInt } from 'node:crypto';
import type { HumanCheck, HumanCheckRequest } from '@mekong/api-client/contract/types';
import { z } from 'zod';
import type { Call } from '../../../contract/handlers.ts';
import { putChallenge, takeChallenge } from '../../../kernel/challenges.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import type { Settings } from '../../system/settings.service.ts';
import { drawPuzzle } from './puzzle.ts';
import { isWorkDone } from './work.ts';

export type HumanAction = HumanCheckRequest['action'];
/** Answer to a challenge, as requests carry it. */
export type HumanProof = NonNullable<Call<'login'>['body']['humanCheck']>;

/** The same under the names of the specification. */
type SliderAnswer = NonNullable<Call<'login'>['body']['slider']>;

/** The answer to a challenge, whichever names it comes under. */
export function proofOf(proof: HumanProof | undefined, slider: SliderAnswer | undefined): HumanProof | undefined {
  if (proof || !slider) return proof;
  const { challengeId, nonce = '0', x, trail } = slider;
  return { id: challengeId, nonce, x, ...(trail ? { trail } : {}) };
}

const GOOD_FOR_S = 120;
/** Pixels by which a piece may miss: a finger is no ruler. */
const TOLERANCE = 6;

const expectation = z.object({ workBits: z.number(), x: z.number().optional() });

/**
 * Human checks: made by the gateway for one browser and one action, one use, 120 s. They make programs
 * slower and dearer; what stops them are the limits per account and address.
 *
 * @param isSkipped load runs and scanners only; the configuration refuses it in production
 */
export function createHumanChecks(db: Executor, settings: Settings, isSkipped: boolean) {
  const isRequired = async (action: HumanAction): Promise<boolean> => {
    if (isSkipped) return false;
    const { humanCheck, register } = await settings.current();
    return (action === 'register' || action === 'apply' ? register.humanVerification : humanCheck[action]) === 'SLIDER';
  };

  return {
    /** Makes a challenge where one is needed. @param device hash of the browser's own cookie */
    async make(
      { action, kind }: { action: HumanAction; kind: 'slider' | 'work' },
      device: string,
    ): Promise<HumanCheck> {
      if (!(await isRequired(action))) return { required: false };
      const { humanCheck } = await settings.current();
      const workBits = kind === 'work' ? humanCheck.workBits : humanCheck.sliderBits;
      const drawn = kind === 'slider' ? drawPuzzle(() => randomInt(2 ** 32) / 2 ** 32) : undefined;
      const { id, expiresAt } = await putChallenge(db, {
        purpose: `human:${action}`,
        device,
        data: { workBits, ...(drawn ? { x: drawn.x } : {}) },
        seconds: GOOD_FOR_S,
      });
      const challenge = { id, kind, expiresAt: expiresAt.toISOString(), workBits };
      if (!drawn) return { required: true, challenge };
      const { x: _, ...puzzle } = drawn;
      return { required: true, challenge: { ...challenge, puzzle } };
    },

    /**
     * Uses a challenge up, where one is needed.
     *
     * @throws Fault AUTH_SLIDER_FAILED: absent, wrong, used, too old, for another action or another browser
     */
    async prove(action: HumanAction, proof: HumanProof | undefined, device: string): Promise<void> {
      if (!(await isRequired(action))) return;
      if (!proof) throw new Fault('AUTH_SLIDER_FAILED');
      const found = await takeChallenge(db, { id: proof.id, purpose: `human:${action}`, device });
      const expected = expectation.safeParse(found);
      if (!expected.success || !isSolved(proof, expected.data)) throw new Fault('AUTH_SLIDER_FAILED');
    },
  };
}

export type HumanChecks = ReturnType<typeof createHumanChecks>;

function isSolved({ id, nonce, x, trail }: HumanProof, expected: z.output<typeof expectation>): boolean {
  if (!isWorkDone(id, nonce, expected.workBits)) return false;
  if (expected.x === undefined) return true;
  return x !== undefined && Math.abs(x - expected.x) <= TOLERANCE && (!trail || isPlausible(trail, x));
}

/** A trail that was drawn: it takes time, time does not run backwards, and it ends where the piece lies. */
function isPlausible(trail: readonly (readonly number[])[], x: number): boolean {
  const [last] = trail.slice(-1);
  const inOrder = trail.every(([, at = 0], n) => n === 0 || at >= (trail[n - 1]?.[1] ?? 0));
  return trail.length >= 3 && inOrder && last?.[0] === x && (last[1] ?? 0) > (trail[0]?.[1] ?? 0);
}
