import { useLingui } from '@lingui/react/macro';
import { IconButton } from '@mekong/ui/IconButton';
import { ArrowDown, ArrowUp } from 'lucide';
import { useLayoutEffect, useRef } from 'react';

interface MoveButtonsProps {
  /** What is moved, in words. */
  readonly of: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The order is being saved. @default false */
  readonly isPending?: boolean | undefined;
  /** Moves it by one place. */
  readonly onMove: (by: -1 | 1) => void;
}

/** Moves an entry of a list up or down; at an end of the list the focus goes to the button that leads back. */
export function MoveButtons({ of: name, isFirst, isLast, isPending = false, onMove }: MoveButtonsProps) {
  const { t } = useLingui();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // a button that has just been disabled still has the focus, and would lose it before the next frame
    const { activeElement } = document;
    if (isFirst && activeElement === up.current) down.current?.focus();
    if (isLast && activeElement === down.current) up.current?.focus();
  }, [isFirst, isLast]);
  return (
    <>
      <IconButton
        icon={ArrowUp}
        size="sm"
        label={t`Move ${name} up`}
        isDisabled={isFirst}
        isPending={isPending}
        onClick={() => onMove(-1)}
        ref={up}
      />
      <IconButton
        icon={ArrowDown}
        size="sm"
        label={t`Move ${name} down`}
        isDisabled={isLast}
        isPending={isPending}
        onClick={() => onMove(1)}
        ref={down}
      />
    </>
  );
}
