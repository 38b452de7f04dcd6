import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';

/** On the corner of what stands before it, without taking room: a mark that comes later moves nothing. */
export const mark = style(pattern({ position: 'absolute', display: 'flex', marginInline: -10, marginBlockStart: -6 }));
