import { CircleCheck, CircleX, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon, type IconGlyph } from '../../components/Icon/Icon.tsx';
import { cx } from '../../internal/cx.ts';
import * as css from './HealthRow.css.ts';
import type { HealthTone } from './HealthRow.variants.ts';

/** One part of a system, and how it is doing. */
export interface HealthItem {
  readonly key: string;
  /** What it is: "Wallet". */
  readonly label: string;
  /** How it is doing, in words: "No postings differ". */
  readonly detail: ReactNode;
  readonly tone: HealthTone;
  /** The tone in a word, for those who do not see the icon: "Healthy". */
  readonly toneLabel: string;
}

/** Props of {@link HealthRow}. */
export interface HealthRowProps {
  /** What is looked at, for screen readers: "Health". */
  readonly label: string;
  /** The things that are watched, in their order. */
  readonly items: readonly HealthItem[];
}

const glyphs: Record<HealthTone, IconGlyph> = { good: CircleCheck, warning: TriangleAlert, bad: CircleX };

/** How each part of a system is doing, in one line where there is room. */
export function HealthRow({ label, items }: HealthRowProps) {
  return (
    <ul className={css.root} aria-label={label}>
      {items.map(({ key, label: name, detail, tone, toneLabel }) => (
        <li key={key} className={css.item}>
          <span className={cx(css.icon, css.tone[tone])}>
            <Icon glyph={glyphs[tone]} label={toneLabel} />
          </span>
          <span className={css.texts}>
            <span className={css.name}>{name}</span>
            <span className={css.detail}>{detail}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
