import axe from 'axe-core';

const best = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;

/** Rules about whole pages, which a part alone cannot fulfil. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'bypass'];

const off = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { enabled: false }]));

/** Rules whose answer can be another one in another language and direction: what things are called, and where they are. */
const turnedRules = [
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-meter-name', 'aria-progressbar-name'],
  ...['aria-tab-name', 'aria-toggle-field-name', 'aria-tooltip-name', 'aria-treeitem-name', 'button-name', 'label'],
  ...['input-button-name', 'label-title-only', 'link-name', 'select-name', 'summary-name', 'frame-title'],
  ...['area-alt', 'image-alt', 'image-redundant-alt', 'object-alt', 'role-img-alt', 'svg-img-alt', 'empty-heading'],
  ...['empty-table-header', 'landmark-unique', 'table-duplicate-name', 'valid-lang', 'html-lang-valid'],
  ...['aria-hidden-focus', 'scrollable-region-focusable', 'target-size'],
];

const runs = {
  all: { runOnly: { ...best, values: [...best.values] }, rules: off(pageRules) },
  colour: { runOnly: { type: 'rule', values: ['color-contrast'] } },
  structure: { runOnly: { ...best, values: [...best.values] }, rules: off([...pageRules, 'color-contrast']) },
  turned: { runOnly: { type: 'rule', values: turnedRules } },
} satisfies Record<string, axe.RunOptions>;

/** One sentence for each thing that axe finds wrong on the page as it stands. */
export async function violations(rules: keyof typeof runs): Promise<string[]> {
  // the overlay is the tool's own, shown when some other file cannot be compiled
  const result = await axe.run(
    { include: document.body, exclude: ['vite-error-overlay'] },
    // the only rule that wants files ahead is about sounds: without this every style sheet is parsed each time
    { ...runs[rules], resultTypes: ['violations'], preload: { assets: ['media'] } },
  );
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`),
  );
}
