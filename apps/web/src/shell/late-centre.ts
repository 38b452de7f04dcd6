/** Loads what shows a centre over a page; the pages of the centre come with it or after it. */
export const loadCentreOver = () => import('./CentreOver.tsx');
