import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { RefObject } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { stepLine } from '../../internal/step-line.ts';
import { useOverflow } from '../../internal/use-overflow.ts';
import * as css from './GameRail.css.ts';

/** Props of {@link GameRailSteps}. */
export interface GameRailStepsProps {
  /** Name of the rail, read with each button. */
  readonly title: string;
  /** The line that scrolls. */
  readonly line: RefObject<HTMLElement | null>;
}

/** Moves a rail by what is seen of it. Not shown while all of it is seen. */
export function GameRailSteps({ title, line }: GameRailStepsProps) {
  const { t } = useLingui();
  const isOverflowing = useOverflow(line, 'inline');
  if (!isOverflowing) return null;

  return (
    <span className={css.steps}>
      <IconButton
        icon={ChevronLeft}
        label={t`Previous games in ${title}`}
        size="sm"
        variant="secondary"
        onClick={() => stepLine(line.current, -1)}
      />
      <IconButton
        icon={ChevronRight}
        label={t`Next games in ${title}`}
        size="sm"
        variant="secondary"
        onClick={() => stepLine(line.current, 1)}
      />
    </span>
  );
}
