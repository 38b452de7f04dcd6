import { createHumanCheck as askForCheck } from '@mekong/api-client/sdk/createHumanCheck';
import type { HumanAction, HumanProof } from '@mekong/api-client/types';
import type { SliderChallengeProps } from '@mekong/ui/SliderChallenge';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverClockOffset } from '../../queries/status.ts';
import { sendForDevice } from '../device-cookie.ts';
import { doWork } from './do-work.ts';
import { createHumanCheck } from './human-check.ts';

/** What {@link useHumanCheck} gives to a form. */
export interface HumanCheckControl {
  /**
   * Sends something, with a proof where the gateway wants one. Read the form's values inside of `send`: the reader may have
   * taken a while.
   *
   * @returns what `send` answered; undefined when the reader left the check: nothing was sent
   * @throws what `send` throws, except a refused check: that shows another puzzle and sends again
   */
  readonly run: <Answer>(send: (proof: HumanProof | undefined) => Promise<Answer>) => Promise<Answer | undefined>;
  /** Props of the `SliderChallenge`, while there is one to be solved. */
  readonly challenge: SliderChallengeProps | undefined;
  /** Goes back to the form without sending. */
  readonly leave: () => void;
}

/**
 * The check that tells a person from a program, before a log-in, a registration or a code. Whether
 * there is one is the gateway's to say.
 */
export function useHumanCheck(action: HumanAction): HumanCheckControl {
  const queryClient = useQueryClient();
  const [check] = useState(() =>
    createHumanCheck({
      ask: (kind) => sendForDevice(() => askForCheck({ body: { action, kind } })),
      doWork,
      clockOffset: () => serverClockOffset(queryClient),
    }),
  );
  useEffect(() => () => check.leave(), [check]);
  const view = useSyncExternalStore(check.subscribe, check.view, () => undefined);
  return {
    run: check.run,
    leave: check.leave,
    challenge: view && {
      puzzle: view.puzzle,
      status: view.status,
      hasAutoFocus: true,
      onAnswer: check.answer,
      onRefresh: check.refresh,
      work: { onStart: check.startWork, onCancel: check.refresh, progress: view.progress },
    },
  };
}
