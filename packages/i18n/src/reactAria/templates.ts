/** Values React Aria passes to its texts. */
export type Values = Readonly<Record<string, string | number | boolean>>;

/** A text of React Aria, with its values where it has any. */
export type Localized = string | ((values?: Values) => string);

/** Texts of one language by React Aria's package names. */
export type ReactAriaStrings = Readonly<Record<string, Readonly<Record<string, Localized>>>>;

function fromTemplate(template: string): Localized {
  if (!template.includes('{')) return template;
  return (values = {}) => template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Turns "{name}" in texts into functions of the values, the form React Aria asks for. */
export function fromTemplates(groups: ReactAriaStrings): ReactAriaStrings {
  const convert = (group: ReactAriaStrings[string]) =>
    Object.fromEntries(
      Object.entries(group).map(([key, text]) => [key, typeof text === 'string' ? fromTemplate(text) : text]),
    );
  return Object.fromEntries(Object.entries(groups).map(([name, group]) => [name, convert(group)]));
}
