import { createGlobalTheme } from '@vanilla-extract/css';
import { brandValues } from '../brands/brand-values.ts';
import { lantern } from '../brands/lantern.ts';
import type { CascadeLayer } from '../tokens/cascade.ts';
import { vars } from './contract.css.ts';

const layer: CascadeLayer = 'tokens';
const { radius, motion, type, brand } = vars;

// what the first brand is whatever the theme: corners, motion, type, mark
createGlobalTheme(':root', { radius, motion, type, brand }, { '@layer': layer, ...brandValues(lantern) });
