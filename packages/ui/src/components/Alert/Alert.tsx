import { CircleAlert, CircleCheck, Info } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Alert.css.ts';
import type { AlertTone } from './Alert.variants.ts';

/** Props of {@link Alert}. */
export interface AlertProps {
  /** What happened: the reason, never only that something failed. Show the alert when it is known, so that it is read out once. */
  readonly title: string;
  /** What to do now. */
  readonly description?: ReactNode;
  /**
   * What kind of message it is; it decides glyph, colour and how it is announced.
   * @default 'info'
   */
  readonly tone?: AlertTone | undefined;
  /** Code of the error, from the closed list of the contract. */
  readonly code?: string | undefined;
  /** Id of the failed request, for support. */
  readonly requestId?: string | undefined;
}

const glyphs = { info: Info, positive: CircleCheck, negative: CircleAlert } as const;

/**
 * A message in the place that it is about: above a form that was refused, over a list that is out of date. It is read out
 * when it appears. What is about a whole page is a `StateView`, what passes by a `Toast`.
 */
export function Alert({ title, description, tone = 'info', code, requestId }: AlertProps) {
  return (
    <div className={css.tone[tone]} role={tone === 'negative' ? 'alert' : 'status'}>
      <span className={css.glyph[tone]}>
        <Icon glyph={glyphs[tone]} />
      </span>
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {description && <span className={css.small}>{description}</span>}
        {(code || requestId) && (
          <bdi className={css.code} dir="ltr">
            {[code, requestId].filter(Boolean).join(' · ')}
          </bdi>
        )}
      </span>
    </div>
  );
}
