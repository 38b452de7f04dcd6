import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Check } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Stepper.css.ts';

/** One step of a {@link Stepper}. */
export interface StepperStep {
  /** Its name, unique in the list. */
  readonly key: string;
  /** What is done in it, in two or three words: "Connect the app". */
  readonly label: string;
}

/** Props of {@link Stepper}. */
export interface StepperProps {
  /** What the steps lead to, for screen readers: "Set up an authenticator". */
  readonly label: string;
  /** From the first to the last, two to five. */
  readonly steps: readonly StepperStep[];
  /** Key of the step that is shown; those before it are done. */
  readonly value: string;
}

/** Where somebody is in a task of several steps, and what is still to come. It shows, and leads nowhere. */
export function Stepper({ label, steps, value }: StepperProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const current = steps.findIndex(({ key }) => key === value);
  return (
    <ol className={css.root} aria-label={label}>
      {steps.map(({ key, label: name }, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'next';
        return (
          <li key={key} className={css.step} aria-current={state === 'current' ? 'step' : undefined}>
            <span className={css.mark[state]} aria-hidden>
              {state === 'done' ? <Icon glyph={Check} size="sm" /> : formatNumber(index + 1, code)}
            </span>
            <span>
              {name}
              {state === 'done' && (
                <VisuallyHidden>
                  {' '}
                  {t({ message: '(done)', comment: 'Read out after a step of a task that was taken' })}
                </VisuallyHidden>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
