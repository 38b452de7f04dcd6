import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { weight } from '../../tokens/type.ts';
import type { TagTone } from './Tag.variants.ts';

const { color } = vars;

const soft = {
  neutral: { background: color.raised, color: color.muted, borderColor: color.line },
  accent: { background: color.accentSoft, color: color.accentText },
  live: { background: color.liveSoft, color: color.live },
  positive: { background: color.positiveSoft, color: color.positive },
  negative: { background: color.negativeSoft, color: color.negative },
  info: { background: color.infoSoft, color: color.info },
} as const satisfies Record<TagTone, object>;

const solid = {
  neutral: { background: color.overlay, color: color.text, borderColor: color.line },
  accent: { background: color.accent, color: color.onAccent },
  live: { background: color.live, color: color.onTone },
  positive: { background: color.positive, color: color.onTone },
  negative: { background: color.negative, color: color.onTone },
  info: { background: color.info, color: color.onTone },
} as const satisfies Record<TagTone, object>;

const tones = Object.keys(soft) as TagTone[];

export const tag = recipe({
  base: component({
    display: 'inline-flex',
    // a tag stands on the line of the words beside it: on that of its word, not of its icon
    alignItems: 'baseline',
    gap: 6,
    maxInlineSize: '100%',
    paddingBlock: 2,
    paddingInline: 10,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    fontSize: vars.type.caption,
    fontWeight: weight.bold,
    lineHeight: vars.leading.snug,
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: Object.fromEntries(tones.map((tone) => [tone, component({})])) as Record<
      TagTone,
      ReturnType<typeof component>
    >,
    variant: {
      soft: component({}),
      solid: component({ borderRadius: 6, paddingInline: 8, fontSize: vars.type.micro, fontWeight: weight.heavy }),
    },
  },
  compoundVariants: tones.flatMap((tone) => [
    { variants: { tone, variant: 'soft' as const }, style: component(soft[tone]) },
    { variants: { tone, variant: 'solid' as const }, style: component(solid[tone]) },
  ]),
  defaultVariants: { tone: 'neutral', variant: 'soft' },
});

globalStyle(`${tag.classNames.base} > svg`, { '@layer': { components: { alignSelf: 'center' } } });
