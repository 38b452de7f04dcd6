import { useEffect } from 'react';

/** Where the router keeps the places of a tab when a document is left: by page of the history, then by what was scrolled. */
export const storageKey = 'tsr-scroll-restoration-v1_3';

/** How often the page is looked at while it grows, and for how long at most, in milliseconds. */
const step = 200;
const longest = 15_000;
/** How often it is looked whether browser or router have begun to scroll; who is at the top still wants to be there. */
const patience = 10;

/** Signs that somebody goes to a place of their own. */
const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Pages of the history that were looked at in this document: from then on the router knows their places better. */
const known = new Set<string>();

/** How far down the page was left when this entry of the history was last shown by another document, in CSS pixels. */
function leftAt(): number {
  try {
    const key: string = history.state?.__TSR_key ?? location.href;
    if (known.has(key)) return 0;
    known.add(key);
    return Number(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[key]?.window?.scrollY ?? 0);
  } catch {
    return 0;
  }
}

/**
 * Brings a page that was loaded anew, or come back to from elsewhere, to the place where it was left, when that is in a part
 * which is not there yet. The router has tried by then, and stands at the end of the page. Room below the content stands in for
 * that part, so that what is due there is asked for, until the page is as high by itself.
 *
 * @returns takes the room away
 */
export function findPlace(): () => void {
  const main = document.getElementById('content');
  const top = leftAt();
  let room = 0;
  let isFollowing = true;
  let looks = 0;
  const heard = new AbortController();
  const until = Date.now() + longest;

  const setRoom = (next: number): void => {
    room = next;
    if (!main) return;
    main.style.marginBlockEnd = room > 0 ? `${room}px` : '';
    // a browser that keeps its eye on the end of the page would be taken along by what comes above it
    document.documentElement.style.overflowAnchor = room > 0 ? 'none' : '';
  };
  const end = (): void => {
    heard.abort();
    clearInterval(timer);
    setRoom(0);
  };
  const look = (): void => {
    if (room === 0 && (!isFollowing || looks === patience)) {
      end();
      return;
    }
    looks += 1;
    if (room === 0 && scrollY === 0) return;
    // who has gone elsewhere meanwhile needs as much as is seen
    const needed = (isFollowing ? top : scrollY) + innerHeight;
    setRoom(Math.max(0, needed - (document.documentElement.scrollHeight - room)));
    if (isFollowing && Math.abs(scrollY - top) > 1) scrollTo({ top, behavior: 'instant' });
    if (room === 0 || Date.now() > until) end();
  };
  const timer = setInterval(look, step);
  // a page that is high enough has its place
  if (main && top > 0 && top + innerHeight > document.documentElement.scrollHeight) look();
  else end();
  for (const sign of signs)
    addEventListener(
      sign,
      () => {
        isFollowing = false;
      },
      { passive: true, signal: heard.signal },
    );
  return end;
}

/** {@link findPlace} for the page that a part stands on. */
export const useFoundPlace = (): void => useEffect(findPlace, []);
