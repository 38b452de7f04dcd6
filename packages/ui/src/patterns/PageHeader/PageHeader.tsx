import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './PageHeader.css.ts';
import type { PageHeaderActionsFrom } from './PageHeader.variants.ts';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** What the page is: "Slots". The one heading of the first level. */
  readonly title: string;
  /** One line about it: "1,280 games from 24 vendors". */
  readonly text?: ReactNode;
  /**
   * On small screens the line stands beside the title where both fit: for a count or a tag, not for a sentence.
   * @default false
   */
  readonly isTextBeside?: boolean | undefined;
  /** What can be done with the whole page, at the end of the line: a search field, buttons. Below it on small screens. */
  readonly actions?: ReactNode;
  /**
   * Least width of the page that has them, for what stands elsewhere on smaller ones.
   * @default 'mobile'
   */
  readonly actionsFrom?: PageHeaderActionsFrom | undefined;
}

/** Title of a page, a line about it, and what can be done with all of it. */
export function PageHeader({ title, text, isTextBeside, actions, actionsFrom = 'mobile' }: PageHeaderProps) {
  return (
    <header className={css.root}>
      <div className={cx(css.texts, isTextBeside && css.beside)}>
        <Heading level={1}>{title}</Heading>
        {text && (
          <Text as="div" tone="muted">
            {text}
          </Text>
        )}
      </div>
      {actions && <div className={css.actions[actionsFrom]}>{actions}</div>}
    </header>
  );
}
