import type { z } from 'zod';
import type { RuleFault } from './register-limits.ts';
import { PATTERN_TEXTS, type Text } from './settings-choices.ts';
import type { Field } from './settings-fields.ts';
import { type Say, sayEnglish } from './settings-labels.ts';
import { PROBLEM_TEXTS, type ProblemName } from './settings-problem-texts.ts';

/**
 * What is wrong with a form, in words, by the name of the control that it was typed into; the first of each.
 *
 * @param say gives each text in the language of who reads it; in English where it is left out
 */
export function problemsOf(
  error: z.ZodError,
  fields: readonly Field[],
  say: Say = sayEnglish,
): ReadonlyMap<string, string> {
  const problems = new Map<string, string>();
  for (const issue of error.issues) {
    const { name, line } = placeOf(issue.path, fields);
    const found = sentence(issue, say);
    const text = line === undefined ? found : say(PROBLEM_TEXTS.line, { line: String(line), problem: found });
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

/** Rules without values by their message, which is their English text. */
const byMessage = new Map<string, Text>(Object.values(PROBLEM_TEXTS).map((text) => [text.message, text]));

function sentence(issue: z.core.$ZodIssue, say: Say): string {
  const own = byMessage.get(issue.message);
  if (own) return say(own);
  if (issue.code === 'custom' && isRuleFault(issue.params)) return ruleSentence(issue.params, say);
  switch (issue.code) {
    case 'invalid_type':
      return say(PROBLEM_TEXTS[typeProblems[issue.expected] ?? 'unexpected']);
    case 'too_small': {
      if (issue.origin === 'string' && issue.minimum === 1) return say(PROBLEM_TEXTS.missing);
      const problem = issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall';
      return say(PROBLEM_TEXTS[problem], { least: String(issue.minimum) });
    }
    case 'too_big':
      return say(PROBLEM_TEXTS[issue.origin === 'string' ? 'tooLong' : 'tooGreat'], { most: String(issue.maximum) });
    case 'invalid_value':
      return say(PROBLEM_TEXTS.notListed);
    case 'invalid_format':
      return say(PROBLEM_TEXTS[formatProblems[issue.format] ?? 'unexpected']);
    default:
      return say(PROBLEM_TEXTS.unexpected);
  }
}

const isRuleFault = (params: unknown): params is RuleFault =>
  typeof params === 'object' && params !== null && 'problem' in params && 'limits' in params;

const ruleSentence = ({ problem, limits: { patterns, min, max } }: RuleFault, say: Say): string =>
  say(PROBLEM_TEXTS[problem], {
    patterns: patterns.map((name) => say(PATTERN_TEXTS[name])).join('; '),
    least: String(min),
    most: String(max),
  });

const typeProblems: Readonly<Record<string, ProblemName>> = {
  boolean: 'flag',
  int: 'wholeNumber',
  number: 'wholeNumber',
  string: 'missing',
};

const formatProblems: Readonly<Record<string, ProblemName>> = {
  datetime: 'dateTime',
  url: 'wholeAddress',
};
