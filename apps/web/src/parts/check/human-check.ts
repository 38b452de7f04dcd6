import { isApiError } from '@mekong/api-client/errors';
import type { HumanChallenge, HumanCheck, HumanCheckRequest, HumanProof } from '@mekong/api-client/types';
import type { SliderChallengeProps } from '@mekong/ui/SliderChallenge';

type SliderAnswer = Parameters<SliderChallengeProps['onAnswer']>[0];
type Kind = NonNullable<HumanCheckRequest['kind']>;

/** What a check needs of the world; handed over by tests. */
export interface HumanCheckPorts {
  /** Asks the gateway for a challenge (createHumanCheck). */
  readonly ask: (kind: Kind) => Promise<HumanCheck>;
  readonly doWork: (
    work: { readonly id: string; readonly bits: number },
    options: { readonly signal: AbortSignal; readonly onProgress: (progress: number) => void },
  ) => Promise<string>;
  /** Milliseconds that the gateway's clock is ahead of this device's. */
  readonly clockOffset: () => number;
}

/** What the form shows while the check runs. */
export type HumanCheckView = Pick<SliderChallengeProps, 'puzzle' | 'status'> & {
  /** 0 to 1 while the device computes in the place of a puzzle. */
  readonly progress?: number | undefined;
};

/** One run of the check, from the first challenge to the answer of the gateway. */
interface Run {
  readonly settle: (outcome: { proof: HumanProof } | { error: unknown } | 'left') => void;
  /** Ends what belongs to the challenge that is shown: its work and its clock. */
  stop: () => void;
  challenge?: HumanChallenge | undefined;
  nonce?: Promise<string> | undefined;
  /** Counts what was asked for; only the answer to the last question is shown. */
  asked: number;
}

/** A trail is worth sending when something was drawn: a press on the track has none. */
const drawn = (trail: SliderAnswer['trail']): [number, number][] | undefined => {
  const [first, last] = [trail?.[0], trail?.at(-1)];
  if (!trail || !first || !last || trail.length < 3 || last.t <= first.t) return undefined;
  return trail.map(({ x, t }) => [x, t]);
};

/**
 * Proves that a person is there before something is sent: asks the gateway whether it wants that, shows its puzzle, computes,
 * and sends again with a new puzzle when the answer was wrong, too old or used. It knows no React.
 */
export function createHumanCheck({ ask, doWork, clockOffset }: HumanCheckPorts) {
  let view: HumanCheckView | undefined;
  let run: Run | undefined;
  /** Changes when the reader leaves, also while a challenge is still on its way. */
  let turn = 0;
  const listeners = new Set<() => void>();

  function show(next: HumanCheckView | undefined): void {
    view = next;
    for (const listener of listeners) listener();
  }

  /** Puts a challenge on the screen. */
  function present(current: Run, challenge: HumanChallenge, status: 'idle' | 'failed'): void {
    current.stop();
    const work = new AbortController();
    const left = Date.parse(challenge.expiresAt) - clockOffset() - Date.now();
    const timer = setTimeout(() => expire(current), left);
    current.stop = () => {
      clearTimeout(timer);
      work.abort();
    };
    current.challenge = challenge;
    const isWork = challenge.kind === 'work';
    if (isWork) show({ puzzle: undefined, status: 'idle', progress: 0 });
    else show({ puzzle: puzzleOf(challenge), status });
    current.nonce = doWork(
      { id: challenge.id, bits: challenge.workBits },
      {
        signal: work.signal,
        onProgress: (progress) =>
          isWork && !work.signal.aborted && show({ puzzle: undefined, status: 'idle', progress }),
      },
    );
    // whoever waits for it hears of a failure; until then nobody does
    current.nonce.catch(() => undefined);
    if (isWork) finish(current, {});
  }

  function finish(current: Run, answer: Pick<HumanProof, 'x' | 'trail'>): void {
    const { challenge, nonce } = current;
    if (!challenge || !nonce) return;
    nonce.then(
      (found) =>
        current.challenge === challenge && current.settle({ proof: { id: challenge.id, nonce: found, ...answer } }),
      (error: unknown) => current.challenge === challenge && current.settle({ error }),
    );
  }

  function expire(current: Run): void {
    if (current !== run) return;
    current.stop();
    current.challenge = undefined;
    // who let the device compute need not press again
    if (view?.progress !== undefined) renew('work');
    else show({ puzzle: view?.puzzle, status: 'expired' });
  }

  /** Another challenge in the place of the one that is shown. */
  function renew(kind: Kind): void {
    const current = run;
    if (!current) return;
    const asked = ++current.asked;
    current.stop();
    current.challenge = undefined;
    show(
      kind === 'work'
        ? { puzzle: undefined, status: 'idle', progress: 0 }
        : { puzzle: view?.puzzle, status: 'loading' },
    );
    ask(kind).then(
      ({ challenge }) => {
        if (current !== run || current.asked !== asked) return;
        if (challenge) present(current, challenge, 'idle');
        else current.settle({ error: new Error('The check is no longer asked for.') });
      },
      (error: unknown) => current.settle({ error }),
    );
  }

  function leave(): void {
    turn += 1;
    run?.settle('left');
    show(undefined);
  }

  function solve(challenge: HumanChallenge, hasFailed: boolean): Promise<HumanProof | 'left'> {
    return new Promise((resolve, reject) => {
      const current: Run = {
        asked: 0,
        stop: () => undefined,
        settle: (outcome) => {
          if (run !== current) return;
          current.stop();
          run = undefined;
          if (outcome === 'left') resolve('left');
          else if ('error' in outcome) reject(outcome.error);
          else resolve(outcome.proof);
        },
      };
      run = current;
      present(current, challenge, hasFailed ? 'failed' : 'idle');
    });
  }

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view: (): HumanCheckView | undefined => view,

    /**
     * Sends something that may need a check.
     *
     * @param send gets the proof to send along; undefined when none is asked for. Called again with another proof when the
     *   gateway refused the first one.
     * @returns what `send` answered; undefined when the reader left the check
     * @throws what `send` or asking for a challenge throws
     */
    async run<Answer>(send: (proof: HumanProof | undefined) => Promise<Answer>): Promise<Answer | undefined> {
      leave();
      const mine = turn;
      try {
        for (let hasFailed = false; ; hasFailed = true) {
          const { challenge } = await ask('slider');
          if (mine !== turn) return undefined;
          const proof = challenge && (await solve(challenge, hasFailed));
          if (proof === 'left') return undefined;
          if (proof)
            show({ puzzle: view?.puzzle, status: 'checking', progress: view?.progress === undefined ? undefined : 1 });
          try {
            return await send(proof);
          } catch (error) {
            if (!proof || !isApiError(error) || error.code !== 'AUTH_SLIDER_FAILED') throw error;
          }
        }
      } finally {
        if (mine === turn) show(undefined);
      }
    },

    /** The piece was put somewhere. */
    answer({ x, trail }: SliderAnswer): void {
      if (!run?.challenge || (view?.status !== 'idle' && view?.status !== 'failed')) return;
      const way = drawn(trail);
      show({ puzzle: view.puzzle, status: 'checking' });
      finish(run, way ? { x, trail: way } : { x });
    },
    /** Asks for another puzzle. */
    refresh: (): void => renew('slider'),
    /** The device computes in the place of a puzzle. */
    startWork: (): void => renew('work'),
    /** Not now: nothing is sent. */
    leave,
  };
}

function puzzleOf({ id, puzzle }: HumanChallenge): SliderChallengeProps['puzzle'] {
  if (!puzzle) return undefined;
  const { picture, piece, pieceY, ...sizes } = puzzle;
  return {
    ...sizes,
    id,
    background: `data:image/png;base64,${picture}`,
    piece: `data:image/png;base64,${piece}`,
    pieceTop: pieceY,
  };
}
