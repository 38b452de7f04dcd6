import { html } from '../../kernel/http/html.ts';

/** What a text says where the name of the site belongs: the merchant may change the name, and texts stay as they are. */
const PLACEHOLDER = '{site}';

/** A plain text with the name of the site in it. */
export const withSiteName = (text: string, name: string): string => text.replaceAll(PLACEHOLDER, () => name);

/** A written text with the name of the site in it; in its HTML the name is escaped. */
export const named = <Text extends { title: string; content: string; alt?: string }>(
  text: Text,
  name: string,
): Text => ({
  ...text,
  title: withSiteName(text.title, name),
  content: withSiteName(text.content, html`${name}`.text),
  ...(text.alt === undefined ? {} : { alt: withSiteName(text.alt, name) }),
});
