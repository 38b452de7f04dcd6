import { brands } from '@mekong/ui/brands';
import type { Theme } from '@mekong/ui/themes';
import { type Oklch, toCss } from '@mekong/ui/tokens/color';
import { create } from 'storybook/theming';
import type { StoryGlobals } from './globals.ts';

/** The face of the pictures: that of the site gives up when it comes late. */
const face = '"Figtree Bundled", system-ui, sans-serif';

/** The workshop's own styles calculate with colours and know no OKLCH: the browser paints one pixel and reads it. */
function toRgb(color: Oklch): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return 'gray';
  context.fillStyle = toCss(color);
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

const from = ({ scheme, color }: Theme) =>
  create({
    base: scheme,
    fontBase: face,
    appBg: toRgb(color.canvas),
    appContentBg: toRgb(color.surface),
    appPreviewBg: toRgb(color.canvas),
    appBorderColor: toRgb(color.line),
    barBg: toRgb(color.raised),
    textColor: toRgb(color.text),
    textMutedColor: toRgb(color.muted),
    colorSecondary: toRgb(color.live),
  });

/** Pages of the documentation in the colours of the product itself. */
export const docsTheme = (brand: StoryGlobals['brand'], theme: StoryGlobals['theme']) => from(brands[brand][theme]);
