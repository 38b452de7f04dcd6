import ts from 'typescript';

/** Where a short text stands; each has its room (`lengths.ts`). Those of games are found by `game-kinds.ts`. */
export type Kind = 'button' | 'header button' | 'chip' | 'tab' | 'tag' | 'bar' | GameKind;
type GameKind = 'game button' | 'game overlay button' | 'game control' | 'game choice' | 'game choice note';

/** How a text is shown there. */
export interface Use {
  readonly kind: Kind;
  readonly isSmall: boolean;
  readonly hasIcon: boolean;
}

/** A macro of a text in a source, and how it is shown. */
export interface Shown extends Use {
  readonly line: number;
  /** The English text, where it is written as one string; on its line may stand others. */
  readonly message: string | undefined;
}

/** What makes a text. */
export const macros = /^(t|msg|defineMessage|plural|select)$/;

/** The English text of a macro, where it is written as one string. */
export const messageOf = (node: ts.Node | undefined): string | undefined => {
  if (!node) return undefined;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === 'message');
  return messageOf(property?.initializer);
};
