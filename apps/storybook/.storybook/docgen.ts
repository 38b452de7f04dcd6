import {
  builtinHandlers,
  builtinResolvers,
  type Documentation,
  ERROR_CODES,
  type Handler,
  makeFsImporter,
  type NodePath,
  parse,
  utils,
} from 'react-docgen';
import type { Plugin } from 'vite';

/** A list that cannot be written to, `readonly Item[]`: react-docgen has no word for it, and says `unknown`. */
const readonlyList = (annotation: NodePath): NodePath | undefined => {
  const type = annotation.get('typeAnnotation') as NodePath;
  return type.isTSTypeOperator({ operator: 'readonly' }) ? (type.get('typeAnnotation') as NodePath) : undefined;
};

/** Gives properties that are such a list the type of the list. */
const readonlyListHandler: Handler = (documentation, component) => {
  for (const props of utils.getTypeFromReactComponent(component))
    utils.applyToTypeProperties(
      documentation,
      props,
      (property, typeParams) => {
        if (!property.isTSPropertySignature()) return;
        const name = utils.getPropertyName(property);
        const list = readonlyList(property.get('typeAnnotation') as NodePath);
        if (!name || !list) return;
        documentation.getPropDescriptor(name).tsType = utils.getTSType(list, typeParams);
      },
      null,
    );
};

/** Names in a list such as `'label' | 'error'`. */
const namesIn = (keys: NodePath): readonly string[] =>
  (keys.toString().match(/'[^']+'/g) ?? []).map((name) => name.slice(1, -1));

type IsTaken = (name: string) => boolean;

/** Adds what a type says of its properties to those of a part that takes them over. */
function takeOver(documentation: Documentation, type: NodePath, isTaken: IsTaken): void {
  utils.applyToTypeProperties(
    documentation,
    type,
    (property, typeParams) => {
      const name = property.isTSPropertySignature() && utils.getPropertyName(property);
      if (!property.isTSPropertySignature() || !name || !isTaken(name)) return;
      const annotation = property.get('typeAnnotation') as NodePath;
      const descriptor = documentation.getPropDescriptor(name);
      descriptor.required = !property.node.optional;
      descriptor.tsType = utils.getTSType(readonlyList(annotation) ?? annotation, typeParams);
      utils.setPropDescription(documentation, property);
    },
    null,
  );
  takeOverPicked(documentation, type, isTaken);
}

/** Follows `extends Pick<X, 'a' | 'b'>` and `extends Omit<X, 'a'>`, of which react-docgen knows nothing. */
function takeOverPicked(documentation: Documentation, type: NodePath, isTaken: IsTaken): void {
  if (!type.isTSInterfaceDeclaration()) return;
  const bases = type.get('extends');
  for (const base of Array.isArray(bases) ? (bases as NodePath[]) : []) {
    const utility = base.get('expression') as NodePath;
    if (!utility.isIdentifier() || !/^(Pick|Omit)$/.test(utility.node.name)) continue;
    const [from, keys] = base.get('typeParameters.params') as NodePath[];
    if (!from?.isTSTypeReference() || !keys) continue;
    const names = namesIn(keys);
    const isPick = utility.node.name === 'Pick';
    const target = utils.resolveGenericTypeAnnotation(from);
    if (target) takeOver(documentation, target, (name) => isTaken(name) && names.includes(name) === isPick);
  }
}

const pickedHandler: Handler = (documentation, component) => {
  for (const type of utils.getTypeFromReactComponent(component))
    takeOverPicked(documentation, utils.resolveGenericTypeAnnotation(type) ?? type, () => true);
};

const handlers = [...Object.values(builtinHandlers), readonlyListHandler, pickedHandler];
const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
const importer = makeFsImporter();

/** What the exported parts of a file say of themselves and their properties. */
function documentationOf(source: string, filename: string): ReturnType<typeof parse> {
  try {
    return parse(source, { filename, handlers, importer, resolver });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === ERROR_CODES.MISSING_DEFINITION) return [];
    throw error;
  }
}

/** Writes into the sources of parts what their pages show of them, where Storybook looks for it. */
export const docgen = (): Plugin => ({
  name: 'mekong:docgen',
  enforce: 'pre',
  transform: {
    filter: { id: { include: /\.tsx$/, exclude: /node_modules/ } },
    handler(source, id) {
      const notes = documentationOf(source, id).flatMap(({ displayName, ...documentation }) =>
        displayName ? [`;${displayName}.__docgenInfo=${JSON.stringify({ displayName, ...documentation })}`] : [],
      );
      // a line at the end moves no other line
      return notes.length > 0 ? { code: source + notes.join(''), map: null } : undefined;
    },
  },
});
