import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Inbox, MapPinOff, RotateCw, WifiOff, Wrench } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading, type HeadingProps } from '../Heading/Heading.tsx';
import type { IconGlyph } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './StateView.css.ts';
import type { StateKind, StateSize } from './StateView.variants.ts';
import { StateViewArt } from './StateViewArt.tsx';
import { StateViewDetails } from './StateViewDetails.tsx';

interface StateTexts {
  readonly glyph: IconGlyph;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

const states: Record<StateKind, StateTexts> = {
  empty: {
    glyph: Inbox,
    title: msg`Nothing here yet`,
    description: msg`What you are looking for will appear here.`,
  },
  error: {
    glyph: CircleAlert,
    title: msg`This could not be loaded`,
    description: msg`Try again. What you entered is kept.`,
  },
  offline: {
    glyph: WifiOff,
    title: msg`You are offline`,
    description: msg`Check your connection. The page continues as soon as you are back online.`,
  },
  maintenance: {
    glyph: Wrench,
    title: msg`We will be right back`,
    description: msg`We are working on the site. Your balance and your bets are safe.`,
  },
  restricted: {
    glyph: MapPinOff,
    title: msg`Not available in your region`,
    description: msg`The law where you are does not allow us to offer this site.`,
  },
};

/** Props of {@link StateView}. */
export interface StateViewProps {
  /** What happened. */
  readonly kind: StateKind;
  /** What happened, in the words of this place: "No bets in these 7 days". Each kind has words of its own. */
  readonly title?: string | undefined;
  /** What to do now. Each kind has words of its own. */
  readonly description?: ReactNode;
  /** The next action: a ButtonLink or Button. */
  readonly children?: ReactNode;
  /** Offers to try again. Keep what was there on the screen while it runs. */
  readonly onRetry?: (() => void) | undefined;
  /**
   * The next try is under way.
   * @default false
   */
  readonly isRetrying?: boolean | undefined;
  /** Code of the error, from the closed list of the contract. */
  readonly code?: string | undefined;
  /** Id of the failed request, for support. */
  readonly requestId?: string | undefined;
  /**
   * In place of a list, or of a page.
   * @default 'section'
   */
  readonly size?: StateSize | undefined;
  /**
   * Place of its title in the outline.
   * @default 2
   */
  readonly level?: HeadingProps['level'] | undefined;
}

/** Shown where content cannot be: says what happened and what to do next. Failures are announced. */
export function StateView({
  kind,
  title,
  description,
  children,
  onRetry,
  isRetrying = false,
  code,
  requestId,
  size = 'section',
  level = 2,
}: StateViewProps) {
  const { i18n } = useLingui();
  const texts = states[kind];
  return (
    <div className={css.root({ size })} role={kind === 'error' || kind === 'offline' ? 'alert' : undefined}>
      <StateViewArt glyph={texts.glyph} />
      <div className={css.texts}>
        <Heading level={level} size="title">
          {title ?? i18n._(texts.title)}
        </Heading>
        <Text as="div" tone="muted">
          {description ?? i18n._(texts.description)}
        </Text>
      </div>
      {(children || onRetry) && (
        <div className={css.actions}>
          {onRetry && (
            <Button icon={RotateCw} onClick={onRetry} isPending={isRetrying}>
              <Trans>Try again</Trans>
            </Button>
          )}
          {children}
        </div>
      )}
      {code && <StateViewDetails code={code} requestId={requestId} />}
    </div>
  );
}
