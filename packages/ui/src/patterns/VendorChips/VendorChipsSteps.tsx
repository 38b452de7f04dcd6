import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide';
import type { RefObject } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { stepLine } from '../../internal/step-line.ts';
import * as css from './VendorChips.css.ts';

/** Props of {@link VendorChipsSteps}. */
export interface VendorChipsStepsProps {
  /** The line that scrolls. */
  readonly line: RefObject<HTMLElement | null>;
}

/** Moves the line of vendors by what is seen of it. */
export function VendorChipsSteps({ line }: VendorChipsStepsProps) {
  const { t } = useLingui();
  return (
    <span className={css.steps}>
      <IconButton
        icon={ChevronLeft}
        size="sm"
        label={t`Previous providers`}
        onClick={() => stepLine(line.current, -1)}
      />
      <IconButton icon={ChevronRight} size="sm" label={t`Next providers`} onClick={() => stepLine(line.current, 1)} />
    </span>
  );
}
