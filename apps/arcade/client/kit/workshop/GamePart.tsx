/** Shows parts of a game's page in the workshop, which is made of React; games are not. */
import { i18n } from '@lingui/core';
import faces from '@mekong/game-frame/styles.css?inline';
import { useLayoutEffect, useRef, useState } from 'react';
import { refreshTexts } from '../dom.ts';
import base from '../styles/base.css?inline';
import chrome from '../styles/chrome.css?inline';
import controls from '../styles/controls.css?inline';
import dialogs from '../styles/dialogs.css?inline';

export interface GamePartProps {
  /** Makes the parts, once. */
  readonly create: () => readonly HTMLElement[];
  /** Least height of the place they stand in. */
  readonly height?: string;
}

/** Parts of a game with the styles of its page, which are there for as long as the parts are. */
export function GamePart({ create, height = 'auto' }: GamePartProps) {
  const [parts] = useState(create);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const style = document.createElement('style');
    style.textContent = [faces, base, chrome, controls, dialogs].join('\n');
    document.head.append(style);
    place.current?.replaceChildren(...parts);
    const stop = i18n.on('change', refreshTexts);
    return () => {
      stop();
      style.remove();
    };
  }, [parts]);
  // the workshop writes in the colours of the site's theme, a game always in light ones on its night
  const style = {
    position: 'relative',
    minBlockSize: height,
    background: 'var(--night)',
    color: 'var(--text)',
  } as const;
  return <div ref={place} style={style} />;
}
