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
