import { useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { LazyImage } from '../../components/LazyImage/LazyImage.tsx';
import type { GameCardGame } from '../GameCard/GameCard.tsx';
import { sandboxOf } from './frame-sandbox.ts';
import * as css from './GameFrame.css.ts';
import { GameFrameHeader, type GameFrameHeaderProps } from './GameFrameHeader.tsx';

/** Props of {@link GameFrame}. */
export interface GameFrameProps extends GameFrameHeaderProps {
  /** Full URL that the frame opens, checked by the caller; without it there is no frame yet. */
  readonly address?: string | undefined;
  /** The frame, for messages: compare their origin and their source with it. */
  readonly frameRef?: Ref<HTMLIFrameElement> | undefined;
  /** The frame has loaded its page. */
  readonly onLoad?: (() => void) | undefined;
  /** Lies over the game while it is no game to play: opening, failed, ended. Renders nothing while it is played. */
  readonly cover?: ReactNode;
  /** The cover of the game, above what lies over it. */
  readonly picture?: Pick<GameCardGame, 'imageUrl' | 'imageSrcSet' | 'tint'> | undefined;
  /** Lies over the upper edge of the game: what the player should know without leaving it. */
  readonly notice?: ReactNode;
  /** Below the notice: what was announced of the game. Renders nothing when there is none. */
  readonly news?: ReactNode;
}

/** The page of one game: it fills the screen, with balance, time played and result in sight above it. */
export function GameFrame({ address, frameRef, onLoad, cover, picture, notice, news, ...header }: GameFrameProps) {
  const { t } = useLingui();
  const { title } = header;
  return (
    <div className={css.root}>
      <GameFrameHeader {...header} />
      <main className={css.main} data-theme="dark">
        <div className={css.stage}>
          {address !== undefined && (
            <iframe
              // another address is another game: a new frame leaves no entry in the history of the page
              key={address}
              ref={frameRef}
              className={css.frame}
              src={address}
              title={title === undefined ? t`Game` : t({ message: `Game: ${title}`, comment: 'Title of the frame' })}
              sandbox={sandboxOf(address)}
              referrerPolicy="no-referrer"
              allow="fullscreen; autoplay"
              onLoad={onLoad}
            />
          )}
          {cover && (
            <div className={css.cover}>
              {picture && (
                <div className={css.picture}>
                  <LazyImage
                    src={picture.imageUrl}
                    srcSet={picture.imageSrcSet}
                    sizes="210px"
                    alt=""
                    width={300}
                    height={400}
                    isPriority
                    tint={picture.tint}
                  />
                </div>
              )}
              {cover}
            </div>
          )}
          {notice && <div className={css.toasts}>{notice}</div>}
          {news && <div className={css.news}>{news}</div>}
        </div>
      </main>
    </div>
  );
}
