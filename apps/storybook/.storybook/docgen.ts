import {
  builtinHandlers,
  builtinResolvers,
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

const handlers = [...Object.values(builtinHandlers), readonlyListHandler];
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
