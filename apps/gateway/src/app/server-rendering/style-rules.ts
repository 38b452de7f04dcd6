/** A part of a style sheet: a rule with the classes that each of its selectors needs, a group such as a layer, or what has no selector. */
export type Part =
  | { readonly text: string; readonly needs: readonly (readonly string[])[] }
  | { readonly group: string; readonly parts: readonly Part[] }
  | { readonly text: string; readonly name: string };

/** Whether the page has an element of a class. */
export type Has = (name: string) => boolean;

/** Place of the first of these characters, outside of texts in quotes; the end where there is none. */
function placeOf(characters: string, css: string, from: number): number {
  let quote = '';
  for (let at = from; at < css.length; at++) {
    const character = css.charAt(at);
    if (character === '\\') at += 1;
    else if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (characters.includes(character)) return at;
  }
  return css.length;
}

/** Place of the brace that closes the one before this place. */
function closingOf(css: string, from: number): number {
  let depth = 1;
  for (let at = placeOf('{}', css, from); at < css.length; at = placeOf('{}', css, at + 1)) {
    depth += css[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  return css.length;
}

const GROUPS = /^@(layer|media|supports|container)\b/;

/** A text in quotes, as values of attributes are. */
const QUOTED = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g;

/** Classes of each selector of a list. What stands in parentheses (`:not(.a)`, `:is(.a, .b)`) is not asked for: it may be so or not. */
function needsOf(selectors: string): string[][] {
  let plain = selectors.replace(QUOTED, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(/\([^()]*\)/g, '');
  }
  return plain
    .split(',')
    .map((selector) => [...selector.matchAll(/\.([_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

/** Takes a style sheet apart, as the build writes it: without comments and without rules in rules. */
export function partsOf(css: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < css.length; ) {
    const open = placeOf('{;', css, at);
    if (css[open] !== '{') {
      const text = css.slice(at, open + 1).trim();
      if (text) parts.push({ text, name: '' });
      at = open + 1;
      continue;
    }
    const head = css.slice(at, open).trim();
    const end = closingOf(css, open + 1);
    const text = css.slice(at, end + 1).trim();
    if (GROUPS.test(head)) parts.push({ group: head, parts: partsOf(css.slice(open + 1, end)) });
    else if (head.startsWith('@')) parts.push({ text, name: /^@keyframes (\S+)$/.exec(head)?.[1] ?? '' });
    else parts.push({ text, needs: needsOf(head) });
    at = end + 1;
  }
  return parts;
}

/** The parts of a style sheet that a page uses, in their order. */
export function usedParts(parts: readonly Part[], has: Has): string {
  const rules = (among: readonly Part[]): string =>
    among
      .map((part) => {
        if ('needs' in part) return part.needs.some((names) => names.every(has)) ? part.text : '';
        if ('name' in part) return part.name ? '' : part.text;
        const inside = rules(part.parts);
        return inside && `${part.group}{${inside}}`;
      })
      .join('');
  const used = rules(parts);
  // movements have no selector: those that a used rule names
  const named = (among: readonly Part[]): string[] =>
    among.flatMap((part) => {
      if ('parts' in part) return named(part.parts);
      return 'name' in part && part.name && used.includes(part.name) ? [part.text] : [];
    });
  return named(parts).join('') + used;
}
