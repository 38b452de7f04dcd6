import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';

/** Props of {@link HumanCheckStep}. */
export interface HumanCheckStepProps {
  /** The `SliderChallenge`. */
  readonly children: ReactNode;
  /** What went wrong, or what is going on: an `Alert`, first. */
  readonly alert?: ReactNode;
  /** Back to the form; without it there is no such button. */
  readonly onLeave?: (() => void) | undefined;
}

/** The step that tells people from programs. It stands in the place of a form, whose fields keep what was typed. */
export function HumanCheckStep({ children, alert, onLeave }: HumanCheckStepProps) {
  const { t } = useLingui();
  return (
    <Stack>
      {alert}
      <Text tone="muted">
        <Trans>One more step: confirm you're human.</Trans>
      </Text>
      {children}
      {onLeave && (
        <Button variant="ghost" isFullWidth onClick={onLeave}>
          {t({ message: 'Back', comment: 'Button: back to the form, from a check that tells people from programs' })}
        </Button>
      )}
    </Stack>
  );
}
