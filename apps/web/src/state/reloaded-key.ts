/** In the storage of the tab: the version of the site, by its first script, that was loaded anew because a part had not come. */
export const reloadedKey = 'mekong.reloadedFor';
