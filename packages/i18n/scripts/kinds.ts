import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript';
import type { AreaTexts, SourceMessage } from './catalogs.ts';
import { shownInGame } from './game-kinds.ts';
import { type Kind, macros, messageOf, type Shown, type Use } from './shown.ts';

const elements: Readonly<Record<string, Kind>> = {
  Button: 'button',
  ButtonLink: 'button',
  CopyButton: 'button',
  SmsCodeButton: 'button',
  Chip: 'chip',
  Tag: 'tag',
};
/** Components that show what stands in an attribute, and attributes that are a button wherever they stand. */
const attributes: Readonly<Record<string, Readonly<Record<string, Kind>>>> = {
  Tabs: { tabs: 'tab' },
  BottomBar: { items: 'bar' },
};
/** Files whose buttons have less room than those of a page. */
const narrowButtons: readonly (readonly [file: string, kind: Kind])[] = [['AppHeaderVisitor.tsx', 'header button']];
const buttonNames = /^(confirm|cancel|submit|action|retry|reset)Label$/;
const macroElements = /^(Trans|Plural|Select)$/;

const nameOf = (element: ts.JsxElement | ts.JsxSelfClosingElement): ts.JsxOpeningLikeElement =>
  ts.isJsxElement(element) ? element.openingElement : element;

/** The value of an attribute that is written as a string: `size="sm"`. */
function attributeOf(element: ts.JsxOpeningLikeElement, name: string): ts.JsxAttribute | undefined {
  return element.attributes.properties.filter(ts.isJsxAttribute).find((attribute) => attribute.name.getText() === name);
}

/** Whether a name is given to a function around it, whatever the file calls by the same name. */
const isParameter = (name: ts.Identifier): boolean =>
  ts.findAncestor(
    name,
    (node) =>
      ts.isFunctionLike(node) &&
      node.parameters.some((parameter) => new RegExp(`\\b${name.text}\\b`).test(parameter.name.getText())),
  ) !== undefined;

/**
 * Texts of a source that are shown as a button, a chip, a tab, a tag or a place of the bar at the bottom. Names are
 * followed to their declaration in the same file.
 */
export function shownIn(file: string, code: string): Shown[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const declared = new Map<string, ts.Expression>();
  const shown: Shown[] = [];
  const button = narrowButtons.find(([name]) => file.endsWith(name))?.[1] ?? 'button';

  const note = (node: ts.Node, use: Use, message?: string): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    shown.push({ ...use, line, message });
  };

  /** Notes the texts that an expression gives, whichever branch it takes. */
  const collect = (node: ts.Node, use: Use, only: string | undefined, seen: ReadonlySet<ts.Node>): void => {
    if (seen.has(node)) return;
    const inner = new Set(seen).add(node);
    const go = (child: ts.Node): void => collect(child, use, only, inner);
    if (ts.isTaggedTemplateExpression(node)) {
      if (macros.test(node.tag.getText())) note(node, use, messageOf(node.template));
    } else if (ts.isCallExpression(node)) {
      if (macros.test(node.expression.getText())) note(node, use, messageOf(node.arguments[0]));
      else for (const argument of node.arguments) go(argument);
    } else if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      // what another component shows in it is that component's business
      if (macroElements.test(nameOf(node).tagName.getText())) note(node, use);
    } else if (ts.isIdentifier(node)) {
      const value = isParameter(node) ? undefined : declared.get(node.text);
      if (value) go(value);
    } else if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
      go(node.expression);
    } else if (ts.isConditionalExpression(node)) {
      go(node.whenTrue);
      go(node.whenFalse);
    } else if (ts.isObjectLiteralExpression(node)) {
      const own = node.properties.filter(({ name }) => name?.getText() === only);
      for (const property of own.length > 0 ? own : node.properties) go(property);
    } else if (ts.isPropertyAssignment(node)) {
      go(node.initializer);
    } else if (ts.isShorthandPropertyAssignment(node)) {
      go(node.name);
    } else if (!ts.isFunctionLike(node) || ts.isArrowFunction(node)) ts.forEachChild(node, go);
  };

  const declare = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      declared.set(node.name.text, node.initializer);
    ts.forEachChild(node, declare);
  };
  declare(source);

  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      const opening = nameOf(node);
      const name = opening.tagName.getText();
      const kind = elements[name] === 'button' ? button : elements[name];
      const size = attributeOf(opening, 'size')?.initializer;
      const use = {
        isSmall: size !== undefined && ts.isStringLiteral(size) && size.text === 'sm',
        hasIcon: ['icon', 'iconEnd'].some((icon) => attributeOf(opening, icon)),
      };
      if (kind && ts.isJsxElement(node))
        for (const child of node.children) collect(child, { ...use, kind }, undefined, new Set());
      for (const [attribute, shownAs] of Object.entries(attributes[name] ?? {})) {
        const value = attributeOf(opening, attribute)?.initializer;
        if (value) collect(value, { ...use, kind: shownAs }, 'label', new Set());
      }
    }
    if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && buttonNames.test(node.name.getText())) {
      if (node.initializer)
        collect(node.initializer, { kind: 'button', isSmall: false, hasIcon: false }, undefined, new Set());
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return shown;
}

const uses = new RegExp(`<(${[...Object.keys(elements), ...Object.keys(attributes)].join('|')})\\b|\\w+Label[=:]`);

/**
 * How each short text of the sources is shown.
 *
 * @returns the uses of a message, by its id; a message that is shown nowhere as one of the kinds is not in it
 */
export function usesOf(
  texts: readonly Pick<AreaTexts, 'messages' | 'files'>[],
  root: string,
): ReadonlyMap<string, readonly Use[]> {
  const byPlace = new Map<string, Set<SourceMessage>>();
  for (const message of texts.flatMap(({ messages }) => [...messages.values()]))
    for (const place of message.places) byPlace.set(place, (byPlace.get(place) ?? new Set()).add(message));
  const found = new Map<string, Use[]>();
  const note = (file: string, { line, message: written, ...use }: Shown): void => {
    for (const { id, message } of byPlace.get(`${relative(root, file)}:${line}`) ?? []) {
      if (written !== undefined && written !== message) continue;
      const known = found.get(id) ?? [];
      if (!known.some((other) => JSON.stringify(other) === JSON.stringify(use))) known.push(use);
      found.set(id, known);
    }
  };
  const files = new Set(texts.flatMap(({ files }) => files.map((file) => resolve(root, file))));
  for (const file of files) {
    const isGame = file.startsWith(resolve(root, 'apps/arcade/client'));
    if (!isGame && !file.endsWith('.tsx')) continue;
    const code = readFileSync(file, 'utf8');
    if (isGame) for (const { file: place, ...shown } of shownInGame(file, code)) note(place, shown);
    else if (uses.test(code)) for (const shown of shownIn(file, code)) note(file, shown);
  }
  return found;
}
