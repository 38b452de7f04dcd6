import { type GameMessage, readSiteMessage, type SiteMessage, writeMessage } from './messages.ts';

/** A game's way to the page that frames it. */
export interface Frame {
  /** Sends a message to the page; dropped when the game is not framed or knows no site. */
  readonly send: (message: GameMessage) => void;
}

/**
 * Connects a game to the page that frames it.
 *
 * @param origin exact origin of the site; without one nothing is sent and nothing believed
 */
export function connectFrame(origin: string | undefined, onMessage: (message: SiteMessage) => void): Frame {
  const site = window.parent;
  if (!origin || site === window) return { send: () => undefined };
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== site) return;
    const message = readSiteMessage(event.data);
    if (message) onMessage(message);
  });
  return { send: (message) => site.postMessage(writeMessage(message), origin) };
}
