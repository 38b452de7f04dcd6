import { manyGames, vendors } from '../data.ts';

/** The few lines of script of the static baseline page. */
export const script = `
const root=document.documentElement,menu=document.querySelector('.menu'),nav=document.querySelector('.body>nav'),dialog=document.querySelector('dialog');
const acts={side:()=>{nav.hidden=!nav.hidden},menu:()=>{menu.hidden=!menu.hidden},theme:()=>{root.dataset.theme=root.dataset.theme==='dark'?'light':'dark'},login:()=>dialog.showModal(),
next:()=>{const slides=[...document.querySelectorAll('.banners>div')],at=slides.findIndex(s=>!s.hidden);slides.forEach((s,i)=>{s.hidden=i!==(at+1)%slides.length})},
cards:()=>{const cards=[...document.querySelectorAll('article')].map(c=>c.outerHTML).join(''),list=document.createElement('div');list.className='games';list.innerHTML=cards.repeat(Math.ceil(${manyGames}/document.querySelectorAll('article').length));document.querySelector('main').append(list)},
favourite:(b)=>b.setAttribute('aria-pressed',b.getAttribute('aria-pressed')!=='true')};
document.addEventListener('click',(e)=>{const b=e.target.closest('[data-act]');if(b)acts[b.dataset.act](b)});
`;

/**
 * The baseline for any page: the same content as plain HTML with a separate stylesheet.
 *
 * @param markup what the React baseline renders, without its styles
 */
export const html = (markup: string): string =>
  `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Static page</title><link rel="stylesheet" href="/style.css"><script src="/page.js" defer></script></head><body>${markup}
<div class="menu" hidden>${vendors.map((vendor) => `<button type="button">${vendor}</button>`).join('')}</div>
<dialog><form method="dialog"><h2>Log in</h2><label>Username<input name="name"></label><label>Password<input type="password"></label><button>Go</button></form></dialog></body></html>`;
