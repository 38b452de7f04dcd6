import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

/** Whatever the text says, it stays within its box. */
export const root = style(
  component({
    overflow: 'hidden',
    contain: 'layout paint',
    overflowWrap: 'anywhere',
    lineHeight: leading.normal,
    color: color.text,
    display: 'flow-root',
  }),
);

/** Lines of the text to come. */
export const skeleton = style(component({ display: 'grid', gap: space[2] }));

const within = (selector: string, rule: Parameters<typeof component>[0]): void =>
  globalStyle(`${root} ${selector}`, component(rule) as Parameters<typeof globalStyle>[1]);

within(':is(p, ul, ol, dl, table, blockquote, figure, pre, hr)', { marginBlock: `0 ${space[3]}px` });
within(':is(h3, h4)', {
  marginBlock: `${space[4]}px ${space[2]}px`,
  fontWeight: weight.bold,
  lineHeight: leading.snug,
});
within(':is(ul, ol)', { paddingInlineStart: space[5] });
within('li + li', { marginBlockStart: space[1] });
within('a', { color: color.live, textDecoration: 'underline' });
within(':is(p, ul, ol, dl, table, blockquote, figure, pre, hr):last-child', { marginBlockEnd: 0 });
within(':is(h3, h4):first-child', { marginBlockStart: 0 });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('pre', { whiteSpace: 'pre-wrap' });
within('mark', { background: color.accentSoft, color: color.accentText });
within('img', { maxInlineSize: '100%', blockSize: 'auto', borderRadius: vars.radius.sm });
// wide tables scroll in the text, whose box clips them
within('table', { display: 'block', maxInlineSize: '100%', overflowX: 'auto' });
within(':is(td, th)', { padding: space[2], borderBlockEnd: `1px solid ${color.line}`, textAlign: 'start' });
within('hr', { border: 0, borderBlockStart: `1px solid ${color.line}` });
within('caption', { textAlign: 'start', color: color.muted });
within('blockquote', {
  borderInlineStart: `3px solid ${color.line}`,
  paddingInlineStart: space[3],
  color: color.muted,
});
