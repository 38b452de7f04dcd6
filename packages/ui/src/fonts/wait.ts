/** Faces of ours for scripts that some devices have no face for, by language: its name, a letter of it, and the devices' own. */
const scriptFaces: Readonly<Record<string, readonly [face: string, letter: string, ...devices: string[]]>> = {
  km: ['Mekong Khmer', 'ក', 'Khmer Sangam MN', 'Leelawadee UI'],
  ar: ['Mekong Arabic', 'ا', 'Geeza Pro', 'Segoe UI'],
  th: ['Mekong Thai', 'ก', 'Thonburi', 'Leelawadee UI'],
};

/** Nobody waits longer than this for a face, in ms; then its letters come when they come. */
export const longestWait = 2_000;

/**
 * Script for the head of a server-rendered page, after its styles. Where the device has no face for the language's script it
 * keeps the page unseen until ours is there: boxes would be seen first, and all lines move as the letters arrive. Plain and
 * constant, so that a content security policy can name its hash.
 */
export const scriptFaceWait = `(function(){var d=document,h=d.documentElement,f=h.hasAttribute('data-ssr')&&${JSON.stringify(scriptFaces)}[h.lang.slice(0,2)];if(!f)return;function show(){h.style.visibility=''}new FontFace('device',f.slice(2).map(function(n){return 'local("'+n+'")'}).join()).load().catch(function(){h.style.visibility='hidden';setTimeout(show,${longestWait});d.fonts.load('1em "'+f[0]+'"',f[1]).then(show,show)})})()`;
