import type { z } from 'zod';
import type { RuleFault } from './register-limits.ts';
import { PATTERN_TEXTS } from './settings-choices.ts';
import type { Field } from './settings-fields.ts';
import { type Say, sayEnglish } from './settings-labels.ts';
import { PROBLEM_TEXTS, PROBLEM_VALUES, type ProblemName, problem } from './settings-problem-texts.ts';

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

/** Problems by their message, which is their English text. */
const byMessage = new Map<string, ProblemName>(
  (Object.keys(PROBLEM_TEXTS) as ProblemName[]).map((name) => [problem(name), name]),
);

function sentence(issue: z.core.$ZodIssue, sayText: Say): string {
  const say = (name: ProblemName, values = PROBLEM_VALUES[name]): string => sayText(PROBLEM_TEXTS[name], values);
  const own = byMessage.get(issue.message);
  if (own) return say(own);
  if (issue.code === 'custom' && isRuleFault(issue.params)) return ruleSentence(issue.params, sayText);
  switch (issue.code) {
    case 'invalid_type':
      return say(typeProblems[issue.expected] ?? 'unexpected');
    case 'too_small': {
      if (issue.origin === 'string' && issue.minimum === 1) return say('missing');
      const name = issue.origin === 'string' ? 'tooShort' : issue.origin === 'array' ? 'tooFew' : 'tooSmall';
      return say(name, { least: String(issue.minimum) });
    }
    case 'too_big':
      return say(issue.origin === 'string' ? 'tooLong' : 'tooGreat', { most: String(issue.maximum) });
    case 'unrecognized_keys':
      return say('unknownName');
    case 'invalid_value':
      return say('notListed');
    case 'invalid_format':
      return say(formatProblems[issue.format] ?? 'unexpected');
    default:
      return say('unexpected');
  }
}

const isRuleFault = (params: unknown): params is RuleFault =>
  typeof params === 'object' && params !== null && 'problem' in params && 'limits' in params;

const ruleSentence = ({ problem: name, limits: { patterns, min, max } }: RuleFault, say: Say): string =>
  say(PROBLEM_TEXTS[name], {
    patterns: patterns.map((pattern) => say(PATTERN_TEXTS[pattern])).join('; '),
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
