import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { GameMenus } from '@mekong/api-client/types';
import type { IconGlyph } from '@mekong/ui/Icon';
import {
  CircleUserRound,
  Flame,
  Gift,
  HeartHandshake,
  House,
  LifeBuoy,
  MessageCircle,
  ReceiptText,
  Scale,
  ScrollText,
  Smartphone,
} from 'lucide';
import { headerSections, railSections, sectionPath } from '../../parts/navigation.ts';
import { sectionGlyphs, sectionLabels } from '../../parts/sections.tsx';

/** A page that search leads to. */
export interface FoundPage {
  readonly path: string;
  readonly label: string;
  readonly glyph: IconGlyph;
  /** Its name begins with what was typed. */
  readonly isBegun: boolean;
}

interface SitePage {
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly glyph: IconGlyph;
  /** Only who is logged in can open it. */
  readonly isPersonal?: true;
}

const sitePages: readonly SitePage[] = [
  { path: '/', label: msg`Home`, glyph: House },
  { path: '/hot', label: msg`Hot games`, glyph: Flame },
  { path: '/promotions', label: msg`Promotions`, glyph: Gift },
  { path: '/member?page=securityCenter', label: msg`My account`, glyph: CircleUserRound, isPersonal: true },
  { path: '/member?page=personalHistoryCopy', label: msg`Betting record`, glyph: ReceiptText, isPersonal: true },
  { path: '/help', label: msg`Help centre`, glyph: LifeBuoy },
  { path: '/help/contact', label: msg`Contact`, glyph: MessageCircle },
  { path: '/help/safer-play', label: msg`Safer play`, glyph: HeartHandshake },
  { path: '/help/fairness', label: msg`Fair play`, glyph: Scale },
  { path: '/help/rules', label: msg`Rules`, glyph: ScrollText },
  { path: '/down', label: msg`App download`, glyph: Smartphone },
];

/** A text as letters are compared: without case and marks. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd');

/**
 * Pages whose name, in the language that is shown, holds every word; of pages that begin with the words first. The game
 * families of this merchant, those of the header and of the home page, are among them.
 */
export function findPages(
  words: string,
  { i18n, menus, signedIn }: { readonly i18n: I18n; readonly menus: GameMenus | undefined; readonly signedIn: boolean },
): FoundPage[] {
  const families = menus ? [...headerSections(menus), ...railSections(menus.categories)] : [];
  const pages = [
    ...[...new Set(families.map(({ section }) => section))].map((section) => ({
      path: sectionPath(section),
      label: i18n._(sectionLabels[section]),
      glyph: sectionGlyphs[section],
    })),
    ...sitePages
      .filter(({ isPersonal }) => signedIn || !isPersonal)
      .map(({ path, label, glyph }) => ({ path, label: i18n._(label), glyph })),
  ];
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return pages
    .filter(({ label }) => wanted.length > 0 && wanted.every((word) => plain(label).includes(word)))
    .map((page) => ({ ...page, isBegun: plain(page.label).startsWith(wanted.join(' ')) }))
    .sort((one, other) => Number(other.isBegun) - Number(one.isBegun))
    .slice(0, 5);
}
