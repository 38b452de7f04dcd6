/** In the storage of the tab: the version of the site, by its first script, that was loaded anew because a part had not come. */
export const reloadedKey = 'mekong.reloadedFor';

/**
 * Script for the head: when the first script does not come, as after a connection that broke, nothing else is there to say
 * so or to try again. The page is loaded anew once the server answers, and only once for each version. Plain and constant, so
 * that a content security policy can name its hash.
 */
export const firstScriptGuard = `(function(d,k){d.addEventListener('error',function(e){var t=e.target;if(t.type!=='module')return;function a(){fetch(t.src,{cache:'no-store'}).then(function(){try{var s=sessionStorage;if(s.getItem(k)===t.src)return;s.setItem(k,t.src);location.reload()}catch(e){}},function(){setTimeout(a,5000)})}a()},true)})(document,'${reloadedKey}')`;
