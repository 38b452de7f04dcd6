import type { MessageDescriptor } from '@lingui/core';
import type { IconGlyph } from '@mekong/ui/Icon';
import type { ComponentType } from 'react';

/** Groups of the menu, in their order. */
export const pageGroups = ['overview', 'money', 'people', 'content', 'system'] as const;

/** A group of the menu. */
export type PageGroup = (typeof pageGroups)[number];

/** A page of the console, as its registry holds it. */
export interface ConsolePage {
  /** Its address: `/settings`. */
  readonly path: string;
  /** Name in the menu and in the tab of the browser. */
  readonly title: MessageDescriptor;
  readonly icon: IconGlyph;
  readonly group: PageGroup;
  /** Operation of the contract that the page cannot do without: it is shown to operators whose role allows that. */
  readonly needs: string;
  /** Name in the address of the number of one of its records: a number behind the path leads there too. */
  readonly numbered?: string | undefined;
  /** Loads its code; called when it is opened. */
  readonly load: () => Promise<ComponentType>;
}
