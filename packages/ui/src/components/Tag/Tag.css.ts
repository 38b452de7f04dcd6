import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { radius } from '../../tokens/radius.ts';
import { rem, weight } from '../../tokens/type.ts';
import type { TagTone } from './Tag.variants.ts';

const { color } = vars;

const soft = {
  neutral: { background: color.raised, color: color.muted, borderColor: color.line },
  gold: { background: color.goldSoft, color: color.goldText },
  teal: { background: color.tealSoft, color: color.teal },
  win: { background: color.winSoft, color: color.win },
  loss: { background: color.lossSoft, color: color.loss },
  info: { background: color.infoSoft, color: color.info },
} as const satisfies Record<TagTone, object>;

const solid = {
  neutral: { background: color.overlay, color: color.text, borderColor: color.line },
  gold: { background: color.gold, color: color.onGold },
  teal: { background: color.teal, color: color.onAccent },
  win: { background: color.win, color: color.onAccent },
  loss: { background: color.loss, color: color.onAccent },
  info: { background: color.info, color: color.onAccent },
} as const satisfies Record<TagTone, object>;

const tones = Object.keys(soft) as TagTone[];

export const tag = recipe({
  base: component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    maxInlineSize: '100%',
    paddingBlock: 2,
    paddingInline: 10,
    border: '1px solid transparent',
    borderRadius: radius.full,
    fontSize: rem(12),
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
      solid: component({ borderRadius: 6, paddingInline: 8, fontSize: rem(11), fontWeight: weight.heavy }),
    },
  },
  compoundVariants: tones.flatMap((tone) => [
    { variants: { tone, variant: 'soft' as const }, style: component(soft[tone]) },
    { variants: { tone, variant: 'solid' as const }, style: component(solid[tone]) },
  ]),
  defaultVariants: { tone: 'neutral', variant: 'soft' },
});
