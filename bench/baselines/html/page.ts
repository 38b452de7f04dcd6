import { bets, css, games, manyGames, pageSize, sideMenu, vendors } from '../data.ts';

const button = (label: string, action = ''): string => `<button type="button" ${action}>${label}</button>`;

/** The baseline for any page: the same content as plain HTML with a separate stylesheet and a few lines of script. */
export const stylesheet = css;

export const script = `
const root=document.documentElement,menu=document.querySelector('.menu'),nav=document.querySelector('nav'),dialog=document.querySelector('dialog');
const acts={side:()=>{nav.hidden=!nav.hidden},menu:()=>{menu.hidden=!menu.hidden},theme:()=>{root.dataset.theme=root.dataset.theme==='dark'?'light':'dark'},login:()=>dialog.showModal(),
next:()=>{const rows=[...document.querySelectorAll('tr')],at=rows.findIndex(r=>!r.hidden),to=(at+${pageSize})%rows.length;rows.forEach((r,i)=>{r.hidden=i<to||i>=to+${pageSize}})},
cards:()=>{const list=document.querySelector('.games'),one=list.innerHTML;list.innerHTML=one.repeat(${Math.ceil(manyGames / games.length)})},
fav:(b)=>{const on=b.textContent==='♡';b.textContent=on?'♥':'♡';b.setAttribute('aria-pressed',on)}};
document.addEventListener('click',(e)=>{const b=e.target.closest('[data-act]');if(b)acts[b.dataset.act](b)});
`;

export const html = `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Static page</title><link rel="stylesheet" href="style.css"><script src="page.js" defer></script></head><body>
<header>${button('Side menu', 'data-act="side"')}${button('Slots', 'data-act="menu"')}${button('Theme', 'data-act="theme"')}${button('Log in', 'data-act="login"')}
<div class="menu" hidden>${vendors.map((vendor) => button(vendor)).join('')}</div></header>
<div class="body"><nav>${sideMenu.map((item) => button(item)).join('')}</nav><main><h1>Water Festival: play the house slot with play money</h1>
<div class="games">${games.map(({ name, vendor }) => `<article><div class="art"><button type="button" data-act="fav" aria-label="Favourite" aria-pressed="false">♡</button></div><h3>${name}</h3><p>${vendor}</p></article>`).join('')}</div>
<table><tbody>${bets.map(({ game, stake, id }) => `<tr${id >= pageSize ? ' hidden' : ''}><td>${game}</td><td>${stake}</td></tr>`).join('')}</tbody></table>
${button('Next page', 'data-act="next"')}${button('Show 1,000 cards', 'data-act="cards"')}</main></div>
<dialog><form method="dialog"><h2>Log in</h2><label>Username<input name="name"></label><label>Password<input type="password"></label><button>Go</button></form></dialog></body></html>`;
