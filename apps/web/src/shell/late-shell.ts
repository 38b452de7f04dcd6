import { latePart } from '../parts/late-part.tsx';

/** The header of pages with a side menu. */
export const Header = latePart(() => import('./Header.tsx').then(({ MenuHeader }) => MenuHeader));

/** The header of pages without one. */
export const PlainHeader = latePart(() => import('./Header.tsx').then(({ Header }) => Header));

export const Menu = latePart(() => import('./Menu.tsx').then(({ Menu }) => Menu));

export const Footer = latePart(() => import('./Footer.tsx').then(({ Footer }) => Footer));

export const ThumbBar = latePart(() => import('./ThumbBar.tsx').then(({ ThumbBar }) => ThumbBar));

/** Loads the code of what stands around a page that no server has rendered. */
export const loadShell = (): Promise<unknown> =>
  Promise.all([Header, Menu, Footer, ThumbBar].map(({ load }) => load()));
