import { type ReactNode, useState } from 'react';
import { FailureAlert } from '../FailureAlert.tsx';
import { NotProvedError } from './repeat-after-proof.ts';
import { useStepUp } from './use-step-up.tsx';

/** Runs an operation once more after a proof, when the gateway wants one. */
export type Run = ReturnType<typeof useStepUp>['run'];

interface ActionOptions {
  /**
   * Says a failure in words of its own.
   * @returns undefined for what it has no words for
   */
  readonly explain?: (error: unknown) => ReactNode | undefined;
}

/**
 * One action of a part of the page at a time: what is under way, why it failed, and the proof that it may need.
 *
 * `act` resolves with whether it was done; it does not reject. Who leaves the question for a proof has changed nothing, and
 * hears nothing.
 */
export function useAction({ explain }: ActionOptions = {}) {
  const { run, dialog } = useStepUp();
  const [pending, setPending] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  async function act(what: string, operation: (run: Run) => Promise<unknown>): Promise<boolean> {
    if (pending !== undefined) return false;
    setPending(what);
    setFailure(undefined);
    try {
      await operation(run);
      return true;
    } catch (error) {
      if (!(error instanceof NotProvedError)) setFailure(error);
      return false;
    } finally {
      setPending(undefined);
    }
  }
  return {
    act,
    /** Runs one operation of a form of this part, by the same question for a proof. */
    run,
    pending,
    dialog,
    dismiss: () => setFailure(undefined),
    alert: failure ? (explain?.(failure) ?? <FailureAlert error={failure} />) : undefined,
  };
}
