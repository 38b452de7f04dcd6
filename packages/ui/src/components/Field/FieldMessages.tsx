import { CircleAlert } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Field.css.ts';
import type { FieldProps } from './Field.tsx';

/** Props of {@link FieldMessages}. */
export interface FieldMessagesProps extends Pick<FieldProps, 'description' | 'error' | 'isInBar'> {
  /** Id of the field: that of the description ends in `-description`, that of the error in `-error`. */
  readonly id: string;
}

/** What stands below a control: what to know before filling it in, and what is wrong with it. */
export function FieldMessages({ id, description, error, isInBar = false }: FieldMessagesProps) {
  return (
    <>
      {description && (
        <div className={css.description} id={`${id}-description`}>
          {description}
        </div>
      )}
      {/* always there, so that screen readers notice an error that appears in it */}
      <div aria-live="polite" className={isInBar ? css.bareMessages : undefined}>
        {error && (
          <div className={css.error} id={`${id}-error`}>
            <Icon glyph={CircleAlert} size="sm" />
            <span>{error}</span>
          </div>
        )}
      </div>
    </>
  );
}

/** Ids of the messages that are there, for `aria-describedby`: the error first. */
export const messageIds = (id: string, { description, error }: Pick<FieldProps, 'description' | 'error'>) =>
  [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ') || undefined;
