/** Markup that is safe to send. Made by {@link html} alone. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

type Value = Html | string | number | undefined | readonly Html[];

const textOf = (value: Value): string => {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(({ text }) => text).join('') : escapeText(String(value));
};

/** A template whose values are escaped, unless they are templates themselves. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, n) => text + textOf(values[n - 1]) + part));
}

export interface PageFrame {
  title: string;
  /** Every page, for the navigation; the one with this path is the current one. */
  pages: readonly { path: string; title: string }[];
  path: string;
  body: Html;
  /** Seconds after which the page loads itself anew. */
  refreshSeconds?: number | undefined;
}

/** A whole document. */
export function document({ title, pages, path, body, refreshSeconds }: PageFrame): string {
  const links = pages.map((page) =>
    page.path === path
      ? html`<a href="${page.path}" aria-current="page">${page.title}</a>`
      : html`<a href="${page.path}">${page.title}</a>`,
  );
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refreshSeconds ? html`<meta http-equiv="refresh" content="${refreshSeconds}">` : undefined}
<title>${title} · Operations</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header><strong>Operations</strong><nav aria-label="Pages">${links}</nav></header>
<main><h1>${title}</h1>${body}</main>
</body>
</html>`.text;
}

/** The one style sheet of these pages; both themes by the reader's own setting. */
export const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 80rem; padding: 1rem; }
header, nav, form { align-items: end; display: flex; flex-wrap: wrap; gap: 1rem; }
nav a, button, input, select { align-items: center; display: inline-flex; font: inherit; min-block-size: 44px; }
nav a[aria-current] { font-weight: bold; text-decoration: none; }
label { display: grid; gap: 0.25rem; }
input, select, button { box-sizing: border-box; padding-inline: 0.75rem; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
.alarm { border: 2px solid; border-inline-start-width: 0.75rem; padding: 0.75rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border-block-end: 1px solid; padding: 0.5rem; text-align: start; vertical-align: top; }
td.text { min-inline-size: 20rem; overflow-wrap: anywhere; white-space: pre-wrap; }
`;
