import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './Tabs.css.ts';
import type { TabsVariant } from './Tabs.variants.ts';

/** One tab of {@link Tabs}. */
export interface TabItem<Value extends string> {
  /** What `value` is while this tab is shown. */
  readonly value: Value;
  /** Word on the tab, in sentence case. */
  readonly label: ReactNode;
  /** Glyph before the word. */
  readonly icon?: IconGlyph | undefined;
  /** Number of things in its panel. */
  readonly count?: number | undefined;
  /**
   * Cannot be chosen now.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Value extends string> {
  /** What is switched, for screen readers: "Log in with". */
  readonly label: string;
  /** The tabs in their order, at least two. */
  readonly tabs: readonly TabItem<Value>[];
  /** Tab shown. Keep it in the address where the view can be shared. */
  readonly value: Value;
  /** Called with the tab that was chosen, by press or by arrow key. */
  readonly onValueChange: (value: Value) => void;
  /** Panel of the tab shown. */
  readonly children: ReactNode;
  /**
   * `segmented` switches a form or a small view, `plain` stands over a page of results.
   * @default 'segmented'
   */
  readonly variant?: TabsVariant | undefined;
  /**
   * Tabs share the whole line.
   * @default false
   */
  readonly isFullWidth?: boolean | undefined;
}

/**
 * Switches between views of the same thing. Arrow keys move and choose, Home and End lead to the ends. What leads to
 * another page is a row of links.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  children,
  variant = 'segmented',
  isFullWidth = false,
}: TabsProps<Value>) {
  const { code } = useLanguage();
  const choose = (chosen: string): void => {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onValueChange(tab.value);
  };

  return (
    <RadixTabs.Root className={css.root} value={value} onValueChange={choose}>
      <RadixTabs.List
        aria-label={label}
        className={cx(css.list[variant], isFullWidth && css.fill)}
        data-fill={isFullWidth || undefined}
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.isDisabled ?? false}
            className={css.tab[variant]}
          >
            {tab.icon && <Icon glyph={tab.icon} />}
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{formatNumber(tab.count, code)}</span>}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content key={tab.value} value={tab.value} className={css.panel}>
          {tab.value === value && children}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
