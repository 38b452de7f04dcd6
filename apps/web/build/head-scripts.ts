import { brands } from '@mekong/ui/brands';
import { themeColors } from '@mekong/ui/brands/values';
import { themePreload } from '@mekong/ui/themes/preload';
import type { Plugin } from 'vite';
import { reloadedKey } from '../src/state/reloaded-key.ts';
import {
  aheadAttribute,
  earlyPressScript,
  firstFrameScript,
  menuButtonScript,
  scriptsAtRestScript,
} from '../src/state/server-rendered.ts';

/**
 * Script for the head: when the first script does not come, as after a connection that broke, nothing else is there to say
 * so or to try again. The page is loaded anew once the server answers, and only once for each version. Plain and constant, so
 * that a content security policy can name its hash.
 */
const firstScriptGuard = `(function(d,k){d.addEventListener('error',function(e){var t=e.target;if(t.type!=='module'||t.hasAttribute('${aheadAttribute}'))return;function a(){fetch(t.src,{cache:'no-store'}).then(function(){try{var s=sessionStorage;if(s.getItem(k)===t.src)return;s.setItem(k,t.src);location.reload()}catch(e){}},function(){setTimeout(a,5000)})}a()},true)})(document,'${reloadedKey}')`;

/** What the browser paints around the page; the gateway writes the colours of another brand into it. */
const { dark, light } = themeColors(brands.lantern);
const themeColor = {
  tag: 'meta',
  attrs: { name: 'theme-color', content: dark, 'data-dark': dark, 'data-light': light },
  injectTo: 'head-prepend',
} as const;

/**
 * Puts into the head of the page what has to run before the first frame: the right theme, what waits for the second frame, an ear for
 * early presses, the state of the button of the side menu, and one for a first script that does not come.
 */
export function headScripts(): Plugin {
  return {
    name: 'mekong:head-scripts',
    transformIndexHtml: () => [
      // the first script writes into it
      themeColor,
      ...[
        themePreload,
        firstFrameScript,
        earlyPressScript,
        menuButtonScript,
        scriptsAtRestScript,
        firstScriptGuard,
      ].map((children) => ({
        tag: 'script',
        children,
        injectTo: 'head-prepend' as const,
      })),
    ],
  };
}
