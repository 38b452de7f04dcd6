import { themeColorMark, themeStorageKey } from './switch.ts';

/**
 * Script for the head of the page: shows the theme that was chosen before, else the device's, before the first frame, so
 * that nothing flashes. Plain and constant, so that a content security policy can name its hash.
 */
export const themePreload = `(function(){var t;try{t=localStorage.getItem('${themeStorageKey}')}catch(e){}if(t!=='dark'&&t!=='light')t=matchMedia('(prefers-color-scheme: light)').matches?'light':'dark';document.documentElement.dataset.theme=t;var m=document.querySelector('${themeColorMark}');if(m)m.content=m.dataset[t]})()`;
