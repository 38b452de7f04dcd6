import { globalStyle, style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

const wide = from('tablet');
const narrow = below('tablet');

export const root = style(pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }));

/** On a phone it shares its line with the button: a long placeholder ends in dots. */
export const search = style(pattern({ '@media': { [wide]: { display: 'contents' }, [narrow]: { flex: '1 1 0' } } }));
globalStyle(`${search}, ${search} > *`, { '@layer': { patterns: { minInlineSize: 0 } } });
/** In a bar it gives way before the last filter goes to a line of its own. */
globalStyle(`${search} > *`, {
  '@layer': { patterns: { '@media': { [wide]: { flex: '1 1 13rem', maxInlineSize: 'max-content' } } } },
});

export const opener = style(pattern({ '@media': { [wide]: { display: 'none' } } }));

/** In pairs on a phone; a span of days that finds no partner takes the line. */
export const fields = style(
  pattern({
    '@media': {
      [wide]: { display: 'contents' },
      [narrow]: {
        flexBasis: '100%',
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: space[2],
      },
    },
  }),
);
globalStyle(`${fields} [role=combobox]`, {
  '@layer': { patterns: { '@media': { [narrow]: { inlineSize: '100%', paddingInline: space[3] } } } },
});
globalStyle(`${fields} > :last-child:nth-child(odd)`, {
  '@layer': { patterns: { '@media': { [narrow]: { gridColumn: '1 / -1' } } } },
});

export const folded = style(pattern({ '@media': { [narrow]: { display: 'none' } } }));
