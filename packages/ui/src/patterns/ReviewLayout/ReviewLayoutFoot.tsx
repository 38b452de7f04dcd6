import { type ReactNode, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { ButtonVariant } from '../../components/Button/Button.variants.ts';
import * as css from './ReviewLayout.css.ts';

/** A button that decides, and the key that does the same. */
export interface ReviewAction {
  readonly key: string;
  /** What it does, as an imperative: "Approve". */
  readonly label: string;
  /**
   * A letter of the Latin alphabet: "A". On a keyboard of another script its place counts. Keys do nothing while somebody types
   * or a question is open.
   */
  readonly letter?: string | undefined;
  /**
   * How loud it is.
   * @default 'secondary'
   */
  readonly variant?: ButtonVariant | undefined;
  /**
   * It is under way.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  readonly onPress: () => void;
}

/** A field, or nothing. @param onChosen gives the focus to what comes behind it */
export type ReviewField = false | ((onChosen: () => void) => ReactNode);

interface ReviewLayoutFootProps {
  readonly note: ReactNode;
  readonly noteEnd: ReactNode;
  readonly field: ReviewField | undefined;
  readonly actions: readonly ReviewAction[];
  /** Whether something stands beside the evidence. */
  readonly hasAside: boolean;
}

/** Stays at the lower edge while the evidence is read. */
export function ReviewLayoutFoot({ note, noteEnd, field, actions, hasAside }: ReviewLayoutFootProps) {
  const before = useRef<HTMLDivElement>(null);
  const goOn = () => before.current?.nextElementSibling?.querySelector('button')?.focus();
  return (
    <div className={css.foot} data-aside={hasAside || undefined}>
      {(note || noteEnd) && (
        <div className={css.noteLine}>
          <div className={css.note}>{note}</div>
          {noteEnd && <div className={css.noteEnd}>{noteEnd}</div>}
        </div>
      )}
      {actions.length > 0 && (
        <div className={css.actions}>
          {field && (
            <div className={css.field} ref={before}>
              {field(goOn)}
            </div>
          )}
          {actions.map(({ key, label, letter, variant = 'secondary', isPending, onPress }) => (
            <span key={key} className={variant === 'primary' ? css.last : css.action}>
              <Button variant={variant} isPending={isPending} isFullWidth onClick={onPress}>
                {label}
                {letter && (
                  <>
                    {' '}
                    <kbd className={css.cap} dir="ltr">
                      {letter}
                    </kbd>
                  </>
                )}
              </Button>
            </span>
          ))}
        </div>
      )}
    </div>
  );
}
