import type { ProofMethod } from '@mekong/api-client/types';
import { loadArea } from '@mekong/i18n/i18n';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { repeatAfterProof } from './repeat-after-proof.ts';

const StepUp = lazy(async () => {
  const [{ StepUp }] = await Promise.all([import('./StepUp.tsx'), loadArea('account')]);
  return { default: StepUp };
});

interface Question {
  readonly methods: readonly ProofMethod[] | undefined;
  readonly answer: (isProved: boolean) => void;
}

interface StepUpControl {
  /**
   * Runs an operation; see {@link repeatAfterProof}.
   *
   * @throws NotProvedError when the owner leaves without a proof; otherwise what the operation rejects with
   */
  readonly run: <Value>(operation: () => Promise<Value>) => Promise<Value>;
  /** The question for the proof; render it. Its code is loaded when it is first asked. */
  readonly dialog: ReactNode;
}

/**
 * For operations that the gateway lets pass only right after a proof of who is there: security settings, and whatever else
 * answers AUTH_STEP_UP. Money goes through `intents.run(intent, (key) => run(() => send(key)))`, so that both tries carry
 * one key.
 */
export function useStepUp(): StepUpControl {
  const [question, setQuestion] = useState<Question>();
  const open = useRef<Question>(undefined);
  const ask = useCallback(
    (methods: Question['methods']) =>
      new Promise<boolean>((resolve) => {
        open.current?.answer(false); // one question at a time
        const next: Question = {
          methods,
          answer: (isProved) => {
            open.current = undefined;
            setQuestion(undefined);
            resolve(isProved);
          },
        };
        open.current = next;
        setQuestion(next);
      }),
    [],
  );
  // a page that goes leaves nobody waiting
  useEffect(() => () => open.current?.answer(false), []);
  const run = useCallback(<Value,>(operation: () => Promise<Value>) => repeatAfterProof(operation, ask), [ask]);
  return {
    run,
    dialog: question && (
      <Suspense>
        <StepUp
          methods={question.methods}
          onProved={() => question.answer(true)}
          onClose={() => question.answer(false)}
        />
      </Suspense>
    ),
  };
}
