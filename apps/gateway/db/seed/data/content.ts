import { banners } from './banners.ts';
import { depositArticles } from './help-deposit.ts';
import { playArticles } from './help-play.ts';
import { siteArticles } from './help-site.ts';
import { notices } from './notices.ts';
import { popups } from './popups.ts';
import { promotions } from './promotions.ts';
import type { AnnouncementSeed, HelpArticleSeed } from './types.ts';

/** Everything that is announced, banners first; the seed writes them in this order. */
export const announcements: readonly AnnouncementSeed[] = [...banners, ...popups, ...promotions, ...notices];

/** The help centre, in the order of its list. */
export const helpArticles: readonly HelpArticleSeed[] = [...playArticles, ...siteArticles, ...depositArticles];
