import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, RotateCw } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { sandboxOf } from '../GameFrame/frame-sandbox.ts';
import { GameFrameFullScreen } from '../GameFrame/GameFrameFullScreen.tsx';
import * as css from './LotteryFrame.css.ts';

/** Props of {@link LotteryFrame}. */
export interface LotteryFrameProps {
  /** What the frame shows: "Vietnam lottery". The one heading of the first level. */
  readonly title: string;
  /** Leaves the frame. */
  readonly onBack: () => void;
  /** Opens it anew. */
  readonly onReload: () => void;
  /** Full URL that the frame opens, checked by the caller; without it there is no frame yet. */
  readonly address?: string | undefined;
  /** The frame, for messages: compare their origin and their source with it. */
  readonly frameRef?: Ref<HTMLIFrameElement> | undefined;
  /** The frame has loaded its page. */
  readonly onLoad?: (() => void) | undefined;
  /** Lies over the frame while there is nothing to see in it: opening, failed, under maintenance. */
  readonly cover?: ReactNode;
}

/** A page of a lottery vendor inside ours, below the header of the site. A game that fills the screen is a `GameFrame`. */
export function LotteryFrame({ title, onBack, onReload, address, frameRef, onLoad, cover }: LotteryFrameProps) {
  const { t } = useLingui();
  return (
    <section className={css.root} aria-label={title}>
      <div className={css.bar}>
        <IconButton icon={ArrowLeft} label={t`Back`} onClick={() => onBack()} />
        <div className={css.title}>
          <Heading level={1} size="subtitle">
            {title}
          </Heading>
        </div>
        <IconButton icon={RotateCw} label={t`Reload`} onClick={() => onReload()} />
        <GameFrameFullScreen />
      </div>
      <div className={css.stage}>
        {address !== undefined && (
          <iframe
            // another address is another launch: a new frame leaves no entry in the history of the page
            key={address}
            ref={frameRef}
            className={css.frame}
            src={address}
            title={title}
            sandbox={sandboxOf(address)}
            referrerPolicy="no-referrer"
            allow="fullscreen"
            onLoad={onLoad}
          />
        )}
        {cover && <div className={css.cover}>{cover}</div>}
      </div>
    </section>
  );
}
