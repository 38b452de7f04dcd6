/** Elements without markup strings: nothing a server sends is ever parsed as HTML. */

type Child = Node | string;

interface Attributes {
  readonly [name: string]: string | number | boolean | undefined;
}

function fill<T extends Element>(node: T, attributes: Attributes, children: readonly Child[]): T {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    node.setAttribute(name, value === true ? '' : String(value));
  }
  node.append(...children);
  return node;
}

/** @example el('button', { class: 'quiet', type: 'button' }, 'Close') */
export const el = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] => fill(document.createElement(tag), attributes, children);

/** The same for pictures drawn in the page. */
export const svg = <K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): SVGElementTagNameMap[K] => fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

/** Text that must keep its left-to-right order inside a right-to-left sentence: amounts, numbers, hashes. */
export const ltr = (text: string, className = ''): HTMLElement =>
  el('bdi', { dir: 'ltr', ...(className ? { class: className } : {}) }, text);

const updates: (() => void)[] = [];

/** Writes texts now and again whenever the language changes. For parts that live as long as the page. */
export function onLanguage(update: () => void): void {
  updates.push(update);
  update();
}

/** Writes all texts anew. */
export function refreshTexts(): void {
  for (const update of updates) update();
}
