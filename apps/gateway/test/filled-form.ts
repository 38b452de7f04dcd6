const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const plain = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? '');
const attribute = (tag: string, name: string): string | undefined => {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? undefined : plain(found);
};

/**
 * What a browser would send with a form of the operators' pages as it stands, by the address that the form is sent to.
 *
 * @param page the whole document
 * @param action beginning of the form's address
 */
export function filledForm(page: string, action: string): Record<string, string> {
  const start = page.indexOf(`action="${action}`);
  if (start < 0) throw new Error(`No form is sent to ${action}.`);
  const form = page.slice(start, page.indexOf('</form>', start));
  const sent: Record<string, string> = {};
  for (const [tag] of form.matchAll(/<input [^>]*>/g)) {
    const name = attribute(tag, 'name') ?? '';
    if (attribute(tag, 'type') !== 'checkbox') sent[name] = attribute(tag, 'value') ?? '';
    else if (tag.includes(' checked')) sent[name] = 'on';
  }
  for (const [, tag = '', text = ''] of form.matchAll(/(<textarea [^>]*>)\n?([\s\S]*?)<\/textarea>/g))
    sent[attribute(tag, 'name') ?? ''] = plain(text);
  for (const [, tag = '', options = ''] of form.matchAll(/(<select [^>]*>)([\s\S]*?)<\/select>/g)) {
    const chosen = /<option value="([^"]*)" selected>/.exec(options) ?? /<option value="([^"]*)"/.exec(options);
    sent[attribute(tag, 'name') ?? ''] = plain(chosen?.[1] ?? '');
  }
  return sent;
}
