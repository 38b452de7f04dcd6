/** On the page's root element from the server's drawing until the page is awake. */
export const drawnAttribute = 'data-drawn';

/** On the page's root element while a page sleeps that somebody will turn out to be logged in on. */
export const memberAttribute = 'data-member';

/** Local storage: this browser has a session, so that a new tab knows to ask for its own token. */
export const sessionMarker = 'mekong.hasSession';

/**
 * Script for the head: a page that was drawn by the server looks ready before it is. A press on one of its buttons is
 * remembered and happens when the page wakes up; of several the last one counts. Plain and constant, so that a content
 * security policy can name its hash.
 */
export const drawnScript = `(function(d,r){if(!r.hasAttribute('${drawnAttribute}'))return;try{if(localStorage.getItem('${sessionMarker}'))r.setAttribute('${memberAttribute}','')}catch(e){}function f(e){if(r.hasAttribute('${drawnAttribute}'))d.mekongPressed=e.target.closest('button');else d.removeEventListener('click',f,true)}d.addEventListener('click',f,true)})(document,document.documentElement)`;

/** The page is awake: what was pressed while it slept happens now. */
export function wakeUp(): void {
  const root = document.documentElement;
  root.removeAttribute(drawnAttribute);
  root.removeAttribute(memberAttribute);
  const { mekongPressed: pressed } = document as Document & { mekongPressed?: HTMLElement | null };
  if (pressed?.isConnected) pressed.click();
}
