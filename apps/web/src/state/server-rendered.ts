/** On the root element of a server-rendered page until React has hydrated it. */
export const ssrAttribute = 'data-ssr';

/** Whether this is a server-rendered page that React has not hydrated yet. */
export const isServerRendered = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute(ssrAttribute);

/** On the root element of a page that is not hydrated yet, when its reader has a session. */
export const memberAttribute = 'data-member';

/** Local storage: this browser has a session, so that a new tab knows to ask for its own token. */
export const sessionMarker = 'mekong.hasSession';

/** On the place of a part that is hydrated late (parts/late-part.tsx); its value is {@link pending} until React listens there. */
export const lateAttribute = 'data-late';

export const pending = 'pending';

/** Element of the side menu. */
export const menuId = 'side-menu';

/** Screens on which the side menu is a column that stands open. */
export const menuColumnQuery = '(min-width: 1024px)';

/** On the root element of a page whose column was closed before React listened to its button. */
export const closedMenuAttribute = 'data-menu-closed';

/** Sent to the root element when that changes. */
export const menuEvent = 'menupress';

/**
 * Script for the head: a server-rendered page looks ready before it is. The column of the side menu opens and closes at once. Any
 * other press on a button is remembered, shows that it was felt, and happens after hydration, and so does one on a link of a part that
 * is hydrated late; of several the last one counts. Plain and constant, so that a content security policy can name its hash.
 */
export const earlyPressScript = `(function(d,r){if(!r.hasAttribute('${ssrAttribute}'))return;try{if(localStorage.getItem('${sessionMarker}'))r.setAttribute('${memberAttribute}','')}catch(e){}d.addEventListener('click',function(e){var t=e.target,s=r.hasAttribute('${ssrAttribute}'),o=d.mekongPressed,c,m,p;if(!s&&!t.closest('[${lateAttribute}=${pending}]')||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)return;p=t.closest(s?'button':'button,a:not([target])');if(o){o.removeAttribute('aria-busy');o.style.opacity=''}d.mekongPressed=p;if(!p)return;if(p.getAttribute('aria-controls')==='${menuId}'&&matchMedia('${menuColumnQuery}').matches){c=r.toggleAttribute('${closedMenuAttribute}');p.setAttribute('aria-expanded',!c);m=d.getElementById('${menuId}');if(m)m.hidden=c;r.dispatchEvent(new Event('${menuEvent}'));d.mekongPressed=null}else{p.setAttribute('aria-busy','true');p.style.opacity=.6}if(!s){e.preventDefault();e.stopPropagation()}},true)})(document,document.documentElement)`;

/**
 * Script for the head: a server renders the button of the side menu for the column that stands open. Until React has hydrated the
 * header, which waits for an input, the button of a screen without the column says that it is closed and names no element, as none is
 * there. Plain and constant, like the others.
 */
export const menuButtonScript = `(function(d,r,m,b){if(!r.hasAttribute('${ssrAttribute}'))return;function s(){var o=m.matches&&!r.hasAttribute('${closedMenuAttribute}');b=b||d.querySelector('[aria-controls=${menuId}]');if(!b||!b.closest('[${lateAttribute}=${pending}]'))return;b.setAttribute('aria-expanded',o);if(m.matches)b.setAttribute('aria-controls','${menuId}');else b.removeAttribute('aria-controls')}d.addEventListener('DOMContentLoaded',s);m.addEventListener('change',s)})(document,document.documentElement,matchMedia('${menuColumnQuery}'))`;

/**
 * On the root element of a server-rendered page for its first frames: names of what waits for a later one ({@link frames}). Patterns of
 * packages/ui hide what is theirs of it.
 */
export const firstFrameAttribute = 'data-first';

/**
 * What comes with each frame: the page with its largest picture alone, its header, the side menu, what stands beside that picture, and the
 * parts below it one after the other. So no task is long, and what was not to be seen cannot be seen to move.
 */
export const frames = 'page head side draw body more card rest foot';

/** Longest time that the first frame waits for the faces when the page is there, in ms. */
export const faceHold = 300;

/** And for a page that stops coming, from its head on. */
export const pageHold = 2_000;

/**
 * Script for the head: the first frame begins when the whole page is there, and the faces that it asks for too, so that it is not laid out
 * without them and then once more. Of a page that stops coming it begins with what is there, and the others still wait. Who opens it in a
 * tab that is not in sight gets no frames. Plain and constant, like the others.
 */
export const firstFrameScript = `(function(d,r,f){if(!r.hasAttribute('${ssrAttribute}')||d.hidden)return;var v='${frames}'.split(' '),n=0,t,b,w;function s(){if(v[0])r.setAttribute('${firstFrameAttribute}',v.join(' '));else r.removeAttribute('${firstFrameAttribute}')}function e(){w=0;f(function(){v.shift();s();if(t&&v[0])e();else w=v[0]})}function g(){if(!b){b=1;e()}}function l(){if(t&&n>=d.querySelectorAll('link[as=font]').length)g()}function a(x){if(x.target.as==='font'){n++;l()}}s();d.addEventListener('load',a,true);d.addEventListener('error',a,true);d.addEventListener('DOMContentLoaded',function(){t=1;if(w)e();else{l();setTimeout(g,${faceHold})}});setTimeout(g,${pageHold})})(document,document.documentElement,requestAnimationFrame)`;

/** Holds the first scripts of a server-rendered page: `<template id>`. */
export const scriptsId = 'scripts';

/** On a first script that the entry imports and that fails together with it. */
export const aheadAttribute = 'data-ahead';

/** On what the first press needs besides the first scripts. */
export const pressedAttribute = 'data-pressed';

/**
 * Script for the head: the first scripts of a server-rendered page are asked for when its first picture is there, so that they do not
 * take the line from it, and at once when somebody presses something, together with what the press needs. Plain and constant, like
 * the other one.
 */
export const scriptsAtRestScript = `(function(d,w){var s=['load','error'],p=['pointerdown','keydown'];function go(e){var t=d.getElementById('${scriptsId}');if(!t)return;t.remove();if(p.indexOf(e.type)<0)t.content.querySelectorAll('[${pressedAttribute}]').forEach(function(l){l.remove()});d.head.append(t.content)}function f(e){if(e.target.fetchPriority==='high')go(e)}s.forEach(function(n){d.addEventListener(n,f,true)});p.forEach(function(n){d.addEventListener(n,go,true)});w.addEventListener('load',go)})(document,window)`;

interface PressedDocument extends Document {
  mekongPressed?: HTMLElement | null;
}

/** Whether something was pressed that waits for React. */
export const hasEarlyPress = (): boolean => Boolean((document as PressedDocument).mekongPressed);

/** What was pressed in a place before React listened there happens now. */
export function replayPress(place: Element): void {
  const page = document as PressedDocument;
  const { mekongPressed: pressed } = page;
  if (!pressed || !place.contains(pressed) || pressed.closest(`[${lateAttribute}=${pending}]`)) return;
  page.mekongPressed = null;
  pressed.removeAttribute('aria-busy');
  pressed.style.opacity = '';
  // by then React has rendered what a server cannot know, such as the theme
  queueMicrotask(() => pressed.click());
}

/** React listens, except in parts that are hydrated late: what was pressed before happens now. */
export function finishHydration(): void {
  const root = document.documentElement;
  root.removeAttribute(ssrAttribute);
  root.removeAttribute(memberAttribute);
  replayPress(root);
}
