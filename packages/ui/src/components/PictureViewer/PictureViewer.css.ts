import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import type { PictureZoom } from './PictureViewer.variants.ts';

export const root = style(component({ display: 'grid', gap: space[3] }));

export const place = style(
  component({
    overflow: 'auto',
    maxBlockSize: '70dvh',
    borderRadius: vars.radius.md,
    overscrollBehavior: 'contain',
  }),
);

const widths: Record<PictureZoom, string> = { fit: '100%', double: '200%', triple: '300%' };

export const zoom = styleVariants(widths, (inlineSize) => [component({ inlineSize })]);
