import { type GameMessage, readGameMessage, type SiteMessage, writeMessage } from '@mekong/game-frame/messages';
import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Talks with the framed game: hears only what comes from its window and its exact origin, and tells only that origin.
 *
 * @param frame the frame, once it is there
 * @param address address that the frame was opened with
 * @returns a function that tells the game something
 */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | undefined,
  onMessage: (message: GameMessage) => void,
): (message: SiteMessage) => void {
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });

  const origin = address === undefined ? undefined : new URL(address).origin;
  useEffect(() => {
    if (origin === undefined) return;
    const hear = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || !event.source || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      if (message) latest.current(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin, frame]);

  return useCallback(
    (message) => {
      if (origin !== undefined) frame.current?.contentWindow?.postMessage(writeMessage(message), origin);
    },
    [origin, frame],
  );
}
