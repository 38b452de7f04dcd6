import { createHash } from 'node:crypto';

/** What vanilla-extract knows of a name it asks for. */
interface Identifier {
  /** Its own name for it: the same for the same style in every build. */
  readonly hash: string;
  readonly filePath: string;
  readonly packageName?: string;
}

const CODE_LENGTH = 4;

/** Four letters and digits for a file, a letter first: a name of a class must not begin with a digit. */
function codeOf(file: string): string {
  const number = createHash('sha256').update(file).digest().readUIntBE(0, 6);
  const letter = String.fromCharCode(97 + (number % 26));
  return (
    letter +
    Math.floor(number / 26)
      .toString(36)
      .padStart(CODE_LENGTH, '0')
      .slice(1 - CODE_LENGTH)
  );
}

/**
 * Gives styles shorter names than vanilla-extract does: a code of their file and their number in it. Names do not compress,
 * and each stands in the sheet and in the script of its part.
 *
 * @returns the option `identifiers` of a build; pages rendered by the server carry the same names as long as both make theirs
 * by it
 * @throws when two files come to the same code, which one pair of a million does: another name of the file helps
 */
export function classNames(): (identifier: Identifier) => string {
  const files = new Map<string, { readonly file: string; readonly numbers: Map<string, number> }>();
  return ({ hash, filePath, packageName = '' }) => {
    const file = `${packageName}/${filePath}`;
    const code = codeOf(file);
    const known = files.get(code) ?? { file, numbers: new Map<string, number>() };
    if (known.file !== file)
      throw new Error(`Rename ${file} or ${known.file}: the names of their styles would be the same.`);
    files.set(code, known);
    const number = known.numbers.get(hash) ?? known.numbers.size;
    known.numbers.set(hash, number);
    return code + number.toString(36);
  };
}
