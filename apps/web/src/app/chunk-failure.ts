const key = 'mekong.reloadedAt';
const coolDown = 30_000;
let reloadedAt = 0;

/**
 * A chunk that cannot be loaded usually means that a new version replaced it. Reload once; where that did not help, or
 * storage cannot remember that it was tried, the error screen of the route tells the visitor (R40).
 */
export function reloadOnceOnChunkFailure(now: () => number = Date.now): void {
  window.addEventListener('vite:preloadError', (event) => {
    let last = reloadedAt;
    try {
      last = Math.max(last, Number(sessionStorage.getItem(key)));
      sessionStorage.setItem(key, String(now()));
    } catch {
      return; // nothing would stop the next reload
    }
    reloadedAt = now();
    if (now() - last < coolDown) return;
    event.preventDefault();
    location.reload();
  });
}
