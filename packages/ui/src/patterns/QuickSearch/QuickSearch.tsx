import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { QuickSearchPanel, type QuickSearchPanelProps } from './QuickSearchPanel.tsx';

export type { QuickSearchGroup, QuickSearchResult } from './QuickSearchPanel.tsx';

/** Props of {@link QuickSearch}. */
export interface QuickSearchProps extends QuickSearchPanelProps {
  /** Whether it is shown. */
  readonly open: boolean;
  /** Called when it is to open or to close. */
  readonly onOpenChange: (open: boolean) => void;
  /** Stands at the lower edge where there is a keyboard: the way to the list of all keys. */
  readonly footer?: ReactNode;
}

/**
 * Search in a window of its own, from anywhere on the site: type, arrow down, Enter. A sheet as high as the screen on
 * phones. What it finds comes by props, in groups; each result is a link.
 */
export function QuickSearch({ open, onOpenChange, footer, ...panel }: QuickSearchProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t({ message: 'Search', comment: 'Title of the window that finds games, vendors and pages' })}
      initialFocus="typing"
      footer={footer}
      isFlush
    >
      <QuickSearchPanel {...panel} />
    </Dialog>
  );
}
