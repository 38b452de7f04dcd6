import type { z } from 'zod';
import type { Field } from './settings-fields.ts';

/** What is wrong with a form, in words, by the name of the control that it was typed into; the first of each. */
export function problemsOf(error: z.ZodError, fields: readonly Field[]): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const issue of error.issues) {
    const { name, line } = placeOf(issue.path, fields);
    const text = line === undefined ? sentence(issue) : `Line ${line}: ${sentence(issue)}`;
    if (!problems.has(name)) problems.set(name, text);
  }
  return problems;
}

/** Name of the control; a text of several lines is one control, so the line is told apart. */
function placeOf(path: readonly PropertyKey[], fields: readonly Field[]): { name: string; line?: number } {
  const [first, second, ...rest] = path;
  const field = fields.find(({ name }) => name === first);
  if (!field || second === undefined) return { name: path.join('.') };
  if (field.kind === 'lines') return { name: field.name, line: Number(second) + 1 };
  if (field.kind === 'choices') return { name: field.name };
  const inner =
    field.kind === 'rows'
      ? placeOf(rest, field.fields)
      : field.kind === 'group'
        ? placeOf([second, ...rest], field.fields)
        : undefined;
  if (!inner) return { name: path.join('.') };
  const at = field.kind === 'rows' ? [field.name, second] : [field.name];
  return { ...inner, name: [...at, inner.name].filter((part) => part !== '').join('.') };
}

function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return typeWords[issue.expected] ?? 'This is not what is expected here.';
    case 'too_small':
      return issue.origin === 'string'
        ? `At least ${issue.minimum} characters are needed.`
        : issue.origin === 'array'
          ? `At least ${issue.minimum} must be chosen.`
          : `It must be ${issue.minimum} or more.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `There are more than ${issue.maximum} characters.`
        : `It must be ${issue.maximum} or less.`;
    case 'invalid_value':
      return 'Choose one of the list.';
    case 'invalid_format':
      return (
        formatWords[issue.format] ??
        `This must be ${issue.message.startsWith('Invalid') ? 'written otherwise' : issue.message}.`
      );
    case 'invalid_union':
      return `This must be ${issue.message}.`;
    default:
      return capital(issue.message);
  }
}

const typeWords: Readonly<Record<string, string>> = {
  boolean: 'Write true or false.',
  int: 'Write a whole number.',
  number: 'Write a whole number.',
  string: 'Write something here.',
};

const formatWords: Readonly<Record<string, string>> = {
  datetime: 'Write a day and a time, such as 2026-11-21 17:00.',
  url: 'Write a whole address, such as https://www.example.com.',
};

const capital = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
