import type { FormEventHandler, ReactNode } from 'react';
import { Stack } from '../../components/Stack/Stack.tsx';
import { HumanCheckStep } from './HumanCheckStep.tsx';

/** Props of {@link HumanCheckStepForm}. */
export interface HumanCheckStepFormProps {
  /** The form is sent by its button or by Enter. */
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** The fields and the button. */
  readonly children: ReactNode;
  /** Why it was refused, or what is going on: an `Alert`, first in both. */
  readonly alert?: ReactNode;
  /** The `SliderChallenge`, while it is to be solved. */
  readonly humanCheck?: ReactNode;
  /** Leaves the check: back to the fields, nothing is sent. */
  readonly onLeaveCheck?: (() => void) | undefined;
}

/** A form in whose place the check stands while it is to be solved. Checks of the browser are left to the caller. */
export function HumanCheckStepForm({ onSubmit, children, alert, humanCheck, onLeaveCheck }: HumanCheckStepFormProps) {
  if (humanCheck)
    return (
      <HumanCheckStep alert={alert} onLeave={onLeaveCheck}>
        {humanCheck}
      </HumanCheckStep>
    );
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {alert}
        {children}
      </Stack>
    </form>
  );
}
