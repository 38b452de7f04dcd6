import ts from 'typescript';
import { expect, test } from 'vitest';
import { read, sources } from './sources.ts';

/** Words that a sentence without a subject begins with. */
const verbs =
  /^(is|are|was|were|has|have|does|do|did|can|cannot|may|must|will|never|accepts|adds|allows|applies|asks|becomes|begins|brings|builds|changes|closes|comes|creates|ends|finds|fits|forgets|gets|gives|goes|hears|helps|holds|ignores|keeps|knows|leaves|lets|looks|makes|measures|needs|offers|opens|passes|prints|publishes|puts|reads|refuses|registers|rejects|remembers|removes|renders|returns|says|sends|sets|skips|starts|stays|stops|takes|tells|throws|tries to|turns|waits|writes)\b/;

const textOf = (node: ts.Node | undefined): string | undefined => {
  if (!node) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  return ts.isTemplateExpression(node) ? `${node.head.text}%s` : undefined;
};

/** What a call is made of, from its beginning: `test`, `describe`, `each`. */
function namesOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text];
  if (ts.isCallExpression(node)) return namesOf(node.expression);
  return ts.isTaggedTemplateExpression(node) ? namesOf(node.tag) : [];
}

/** Titles of the tests of a file, each behind those of the groups around it. */
function titlesOf(file: string, code: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const [first = '', ...rest] = ts.isCallExpression(node) ? namesOf(node.expression) : [];
    const title = ts.isCallExpression(node) ? textOf(node.arguments[0]) : undefined;
    const isTitled = title !== undefined && /^(describe|test|it)$/.test(first) && !rest.includes('step');
    const isGroup = isTitled && [first, ...rest].includes('describe');
    const inner = isGroup ? [...groups, title] : groups;
    if (isTitled && !isGroup) titles.push([...groups, title].join(' '));
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX), []);
  return titles;
}

test('a title says who does something: read with its groups it begins with a subject', () => {
  const found = sources('{apps,packages,e2e,scripts}/**/*.{test,spec}.{ts,tsx}').flatMap((file) =>
    titlesOf(file, read(file))
      .filter((title) => verbs.test(title))
      .map((title) => `${file}: ${title}`),
  );
  expect(found, 'Name the subject in the title, or in a describe around it.').toEqual([]);
});

test('a title is read with the groups of both runners, and steps have none', () => {
  const code = `
    describe('a page', () => test.each([1])('opens %i', () => test.step('looks', () => undefined)));
    test.describe('a door', () => test(\`opens \${name}\`, () => undefined));
    it('keeps its place', () => undefined);`;
  expect(titlesOf('a.test.ts', code)).toEqual(['a page opens %i', 'a door opens %s', 'keeps its place']);
});
