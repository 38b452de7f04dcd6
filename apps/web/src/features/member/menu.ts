import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { IconGlyph } from '@mekong/ui/Icon';
import { ScrollText, Shield } from 'lucide-react';
import { type OfferedPage, offeredPages } from './pages.ts';

/** A page of the member centre in its menu. */
interface MenuEntry {
  readonly label: MessageDescriptor;
  readonly glyph: IconGlyph;
}

const entries: Record<OfferedPage, MenuEntry> = {
  securityCenter: { label: msg`My account`, glyph: Shield },
  personalHistoryCopy: { label: msg`Betting record`, glyph: ScrollText },
};

/** Address of a page. */
export const memberPath = (name: OfferedPage): string => `/member?page=${name}`;

/** Menu of the member centre: the offered pages in their order. */
export const memberMenu = offeredPages.map((name) => ({ name, ...entries[name] }));
