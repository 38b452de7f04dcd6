import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { type Kind, macros, messageOf, type Shown } from './shown.ts';

/** A text of a game's page, which may stand in another file than the button that shows it. */
type ShownInGame = Shown & { readonly file: string };

/** What a button is, by its class (`apps/arcade/client/kit/styles`). */
const classes: Readonly<Record<string, Kind>> = { 'primary-button': 'game button', 'quiet-button': 'game button' };
/** Properties that a part of the kit shows on a button. */
const properties: Readonly<Record<string, Kind>> = {
  actionLabel: 'game overlay button',
  choiceLabel: 'game choice',
  choiceNote: 'game choice note',
};
/** Where the class of the element around them says that buttons have less room. */
const crowded = 'dialogs';
/** What gives an element its text. */
const fillers = /^(append|replaceChildren)$/;

const parse = (file: string, code: string): ts.SourceFile =>
  ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

/** An element as the kit makes it: `el('button', { class: 'quiet-button' }, ...)`. */
function elementOf(node: ts.Node | undefined) {
  if (!node || !ts.isCallExpression(node) || node.expression.getText() !== 'el') return undefined;
  const [tag, attributes, ...children] = node.arguments;
  const given =
    attributes && ts.isObjectLiteralExpression(attributes)
      ? attributes.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === 'class')
      : undefined;
  const names = given && ts.isStringLiteral(given.initializer) ? given.initializer.text.split(' ') : [];
  return { isButton: tag?.getText() === "'button'", names, children };
}

const isIcon = (node: ts.Node): boolean => ts.isCallExpression(node) && node.expression.getText() === 'icon';

/** The element that a filling begins at: `save` of `save.lastChild!.textContent`. */
function baseOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isNonNullExpression(node)) return baseOf(node.expression);
  return undefined;
}

/**
 * Texts of the page of a game that stand on a button. Pages of games are made of plain elements: a button is followed from
 * where it is made to where it gets its text, and functions to where they are written, in another file too.
 *
 * @param read the code of a file that this one imports from
 */
export function shownInGame(
  file: string,
  code: string,
  read = (path: string): string => readFileSync(path, 'utf8'),
): ShownInGame[] {
  const shown: ShownInGame[] = [];
  const source = parse(file, code);
  const buttons = new Map<string, { kind: Kind; hasIcon: boolean }>();

  /** Notes every text below a node, and those of the functions that it calls. */
  const collect = (from: ts.SourceFile, node: ts.Node, kind: Kind, hasIcon: boolean): void => {
    const note = (text: ts.Node, message: string | undefined): void => {
      const line = from.getLineAndCharacterOfPosition(text.getStart()).line + 1;
      shown.push({ file: from.fileName, line, kind, isSmall: false, hasIcon, message });
    };
    const go = (child: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(child) && macros.test(child.tag.getText())) {
        note(child, messageOf(child.template));
        return;
      }
      if (ts.isCallExpression(child)) {
        if (macros.test(child.expression.getText())) {
          note(child, messageOf(child.arguments[0]));
          return;
        }
        const made = ts.isIdentifier(child.expression) ? declarationOf(from, child.expression.text, read) : undefined;
        if (made) collect(made.source, made.node, kind, hasIcon);
      }
      ts.forEachChild(child, go);
    };
    go(node);
  };

  const findButtons = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) {
      const element = elementOf(node.initializer);
      const kind = element?.isButton && element.names.map((name) => classes[name]).find(Boolean);
      if (kind) buttons.set(node.name.text, { kind, hasIcon: element.children.some(isIcon) });
    }
    ts.forEachChild(node, findButtons);
  };
  findButtons(source);
  const findCrowded = (node: ts.Node): void => {
    const element = elementOf(node);
    if (element?.names.includes(crowded))
      // the icon stands above the text there
      for (const child of element.children) buttons.set(child.getText(), { kind: 'game control', hasIcon: false });
    ts.forEachChild(node, findCrowded);
  };
  findCrowded(source);

  const visit = (node: ts.Node): void => {
    const kind = ts.isPropertyAssignment(node) ? properties[node.name.getText()] : undefined;
    if (kind) collect(source, (node as ts.PropertyAssignment).initializer, kind, false);
    if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)) {
      const button = buttons.get(baseOf(node.left) ?? '');
      if (button && node.left.name.text === 'textContent') collect(source, node.right, button.kind, button.hasIcon);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const button = buttons.get(baseOf(node.expression) ?? '');
      const hasIcon = button?.kind !== 'game control' && (button?.hasIcon || node.arguments.some(isIcon));
      if (button && fillers.test(node.expression.name.text))
        for (const argument of node.arguments) collect(source, argument, button.kind, hasIcon);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return shown;
}

/** Where a function is written: in this file, or in one that it imports from. */
function declarationOf(source: ts.SourceFile, name: string, read: (path: string) => string) {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return { source, node: statement };
    if (ts.isVariableStatement(statement)) {
      const node = statement.declarationList.declarations.find((declared) => declared.name.getText() === name);
      if (node) return { source, node };
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const path = statement.moduleSpecifier.text;
    const named = statement.importClause?.namedBindings;
    if (!path.startsWith('.') || !named || !ts.isNamedImports(named)) continue;
    if (!named.elements.some((element) => element.name.text === name)) continue;
    const file = resolve(dirname(source.fileName), path);
    return declarationOf(parse(file, read(file)), name, read);
  }
  return undefined;
}
