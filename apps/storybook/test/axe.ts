import axe from 'axe-core';

const best = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const;

/** Rules about whole pages, which a part alone cannot fulfil. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'document-title', 'html-has-lang', 'bypass'];

const off = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { enabled: false }]));

/** One sentence for each thing that axe finds wrong on the page as it stands. */
export async function violations(rules: 'all' | 'colour' | 'structure'): Promise<string[]> {
  const options: axe.RunOptions =
    rules === 'colour'
      ? { runOnly: { type: 'rule', values: ['color-contrast'] } }
      : {
          runOnly: { ...best, values: [...best.values] },
          rules: off([...pageRules, ...(rules === 'structure' ? ['color-contrast'] : [])]),
        };
  // the overlay is the tool's own, shown when some other file cannot be compiled
  const result = await axe.run(
    { include: document.body, exclude: ['vite-error-overlay'] },
    // the only rule that wants files ahead is about sounds: without this every style sheet is parsed each time
    { ...options, resultTypes: ['violations'], preload: { assets: ['media'] } },
  );
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} at ${target.join(' ')}. ${failureSummary ?? ''}`),
  );
}
