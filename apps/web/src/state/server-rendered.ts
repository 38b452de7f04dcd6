/** On the root element of a server-rendered page until React has hydrated it. */
export const ssrAttribute = 'data-ssr';

/** On the root element of a page that is not hydrated yet, when its reader has a session. */
export const memberAttribute = 'data-member';

/** Local storage: this browser has a session, so that a new tab knows to ask for its own token. */
export const sessionMarker = 'mekong.hasSession';

/**
 * Script for the head: a server-rendered page looks ready before it is. A press on one of its buttons is
 * remembered and happens after hydration; of several the last one counts. Plain and constant, so that a content
 * security policy can name its hash.
 */
export const earlyPressScript = `(function(d,r){if(!r.hasAttribute('${ssrAttribute}'))return;try{if(localStorage.getItem('${sessionMarker}'))r.setAttribute('${memberAttribute}','')}catch(e){}function f(e){if(r.hasAttribute('${ssrAttribute}'))d.mekongPressed=e.target.closest('button');else d.removeEventListener('click',f,true)}d.addEventListener('click',f,true)})(document,document.documentElement)`;

/** React listens: what was pressed before happens now. */
export function finishHydration(): void {
  const root = document.documentElement;
  root.removeAttribute(ssrAttribute);
  root.removeAttribute(memberAttribute);
  const { mekongPressed: pressed } = document as Document & { mekongPressed?: HTMLElement | null };
  if (pressed?.isConnected) pressed.click();
}
