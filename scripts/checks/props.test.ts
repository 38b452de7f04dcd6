import ts from 'typescript';
import { expect, test } from 'vitest';
import { isTest, read, sources } from './sources.ts';

/** A property of a type in a part's file, with the others of the same type. */
interface Prop {
  readonly where: string;
  /** Name of the interface it stands in. */
  readonly owner: string;
  readonly name: string;
  /** Its type as written, without `undefined`. */
  readonly type: string;
  /** A function that answers nothing. */
  readonly isHandler: boolean;
  /** Whether its comment says more than a default. */
  readonly isDescribed: boolean;
  /** Names of all properties of that type. */
  readonly beside: ReadonlySet<string>;
}

/** Types that an interface extends, by its name. */
const bases = new Map<string, readonly string[]>();
/** Interfaces of the props of parts themselves. */
const partProps = new Set<string>();

const withoutUndefined = (type: ts.TypeNode | undefined): readonly ts.TypeNode[] => {
  if (!type) return [];
  const members = ts.isUnionTypeNode(type) ? [...type.types] : [type];
  return members
    .filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword)
    .map((member) => (ts.isParenthesizedTypeNode(member) ? member.type : member));
};

const written = (type: ts.TypeNode | undefined): string =>
  withoutUndefined(type)
    .map((member) => member.getText().replace(/\s+/g, ' '))
    .join(' | ');

function propsOf(file: string): Prop[] {
  const props: Prop[] = [];
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) {
      const owner = ts.isInterfaceDeclaration(node) ? node.name.text : '';
      if (owner.endsWith('Props') && /\/(\w+)\/\1\.tsx$/.test(file)) partProps.add(owner);
      const extended = ts.isInterfaceDeclaration(node) ? (node.heritageClauses ?? []) : [];
      bases.set(
        owner,
        extended
          .map((clause) => clause.getText())
          .join()
          .match(/[A-Z]\w*/g) ?? [],
      );
      const members = node.members.filter(ts.isPropertySignature);
      const beside = new Set(members.map((member) => member.name.getText()));
      for (const member of members) {
        const [only] = withoutUndefined(member.type);
        const call = only && ts.isFunctionTypeNode(only) ? only : undefined;
        const name = member.name.getText();
        const comment = source.text.slice(member.getFullStart(), member.getStart());
        props.push({
          where: `${file} ${owner}.${name}`,
          ...{ owner, name },
          isDescribed: /\/\*\*[\s*]*[^\s*@/]/.test(comment),
          type: written(member.type),
          isHandler: call?.type.kind === ts.SyntaxKind.VoidKeyword,
          beside,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return props;
}

const props = sources('packages/ui/src/{components,patterns}/**/*.tsx')
  .filter((file) => !isTest(file))
  .flatMap(propsOf);

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const breaking = (breaks: (prop: Prop) => unknown): string[] =>
  props.filter(breaks).map(({ where, type }) => `${where}: ${type}`);

const guide = 'See docs/guides/parts.md.';

test('props of parts are found', () => expect(props.length).toBeGreaterThan(900));

/** The types whose props a page of the workshop lists: those of the part itself and what they extend. */
function listedTypes(): ReadonlySet<string> {
  const listed = new Set<string>();
  const add = (owner: string): void => {
    if (listed.has(owner)) return;
    listed.add(owner);
    for (const base of bases.get(owner) ?? []) add(base);
  };
  for (const owner of partProps) add(owner);
  return listed;
}

test('every prop that a page lists is described there', () => {
  const listed = listedTypes();
  expect(
    breaking(({ owner, isDescribed }) => listed.has(owner) && !isDescribed),
    'Say in a sentence what it does; a @default alone is no description.',
  ).toEqual([]);
});

test('a boolean prop is named isX, hasX, canX or areX, or defaultX when it is a first value', () => {
  const found = breaking(
    ({ name, type }) => /^boolean\b/.test(type) && !/^(is|has|can|are|default)[A-Z]|^'aria-|^open$/.test(name),
  );
  expect(found, guide).toEqual([]);
});

test('a part that opens has the pair open and onOpenChange', () => {
  expect(
    breaking(({ name }) => name === 'isOpen'),
    guide,
  ).toEqual([]);
});

test('a handler onXChange stands beside what it changes: x, isX, hasX, or defaultX', () => {
  const found = breaking(({ name, beside }) => {
    const changed = /^on([A-Z]\w*)Change$/.exec(name)?.[1];
    if (!changed || changed === 'Open') return false;
    const names = [lower(changed), `${lower(changed)}s`, ...['is', 'has', 'default'].map((begin) => begin + changed)];
    return !names.some((own) => beside.has(own));
  });
  expect(found, guide).toEqual([]);
});

test('a value that changes is told by onValueChange, and onChange is the event of an element', () => {
  const found = breaking(
    ({ name, type, beside }) =>
      (name === 'onChange' && !type.includes('ChangeEventHandler')) ||
      (/^on(Choose|Select|Pick|Set|Toggle)$/.test(name) && (beside.has('value') || beside.has('values'))),
  );
  expect(found, guide).toEqual([]);
});

test('a function that answers nothing is a handler: onX', () => {
  expect(
    breaking(({ name, isHandler }) => isHandler && !/^on[A-Z]/.test(name)),
    guide,
  ).toEqual([]);
});

test('size, tone, variant and icon take a name of the list of their part', () => {
  const lists = new Map([
    ['size', /Size$|^number$/],
    ['tone', /Tone$/],
    ['variant', /Variant$/],
    ['icon', /^IconGlyph$/],
  ]);
  expect(
    breaking(({ name, type }) => lists.get(name)?.test(type) === false),
    guide,
  ).toEqual([]);
});

test('what other libraries name otherwise has one name here', () => {
  const other = /^(disabled|isBusy|loading|checked|selection|chosen|choice|colou?r|look|appearance|hrefOf|iconName)$/;
  expect(
    breaking(({ name }) => other.test(name)),
    guide,
  ).toEqual([]);
});
