import { useLingui } from '@lingui/react/macro';
import { Check, Hourglass, X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Timeline.css.ts';
import type { TimelineState } from './Timeline.variants.ts';

/** One step of a {@link Timeline}. */
export interface TimelineStep {
  /** Its name, unique in the list. */
  readonly key: string;
  /** What has happened, or what is waited for: "Stake". */
  readonly title: ReactNode;
  /** A `current` step is waited for, a `stopped` one ended the course without success; either is the last one. */
  readonly state: TimelineState;
  /** When, and by whom: a `DateTime`, a name. */
  readonly note?: ReactNode;
  /** What it came to: a `Money`. */
  readonly end?: ReactNode;
  /** More about it, below its end. */
  readonly endNote?: ReactNode;
}

/** Props of {@link Timeline}. */
export interface TimelineProps {
  /** What it is the course of, for screen readers: "Balance changes". */
  readonly label: string;
  /** From the first to the last. */
  readonly steps: readonly TimelineStep[];
}

const glyphs = { done: Check, current: Hourglass, stopped: X } as const;

/** The course of a thing in its steps, and the step it stands at. */
export function Timeline({ label, steps }: TimelineProps) {
  const { t } = useLingui();
  return (
    <ol className={css.root} aria-label={label}>
      {steps.map(({ key, title, state, note, end, endNote }) => (
        <li key={key} className={css.step} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={css.mark[state]}>
            <Icon glyph={glyphs[state]} size="sm" />
          </span>
          <div className={css.line}>
            <span className={css.title}>
              {title}
              {state === 'current' && (
                <VisuallyHidden>
                  {' '}
                  {t({ message: '(in progress)', comment: 'Read out after a step that is waited for' })}
                </VisuallyHidden>
              )}
            </span>
            {end !== undefined && <span className={css.end}>{end}</span>}
          </div>
          {(note !== undefined || endNote !== undefined) && (
            <div className={css.notes}>
              <span>{note}</span>
              <span className={css.end}>{endNote}</span>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}
