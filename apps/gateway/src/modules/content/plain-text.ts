import { html } from '../../kernel/http/html.ts';

/** Plain text as it is published: an empty line begins a new paragraph. */
export const paragraphs = (text: string): string =>
  html`${text.split(/(?:\r?\n){2,}/).map((part) => html`<p>${part}</p>`)}`.text;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** What stands in published HTML, as text: paragraphs with an empty line between them, list items on lines. */
export const plainText = (content: string): string =>
  content
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<\/(?:p|h[2-4]|ul|ol|table|blockquote)>/g, '\n\n')
    .replaceAll(/<\/(?:li|tr|dt|dd)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
