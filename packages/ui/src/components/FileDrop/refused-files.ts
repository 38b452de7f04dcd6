/** Why a file is not taken. */
type Reason = 'type' | 'size' | 'empty' | 'count';

interface Limits {
  readonly types: readonly string[];
  readonly maxBytes: number;
  /** How many more files there may be. */
  readonly room: number;
}

interface Sorted {
  readonly taken: readonly File[];
  readonly refused: readonly { readonly file: File; readonly reason: Reason }[];
}

/** Bytes in millions, as people read sizes; one digit after the point. */
export const megabytes = (bytes: number): number => Math.round(bytes / 104_857.6) / 10;

/** Sorts chosen files into those that fit and those that do not, each with its first reason. */
export function refusedFiles(files: readonly File[], { types, maxBytes, room }: Limits): Sorted {
  const taken: File[] = [];
  const refused: { file: File; reason: Reason }[] = [];
  for (const file of files) {
    const reason: Reason | undefined = !types.includes(file.type)
      ? 'type'
      : file.size === 0
        ? 'empty'
        : file.size > maxBytes
          ? 'size'
          : taken.length >= room
            ? 'count'
            : undefined;
    if (reason) refused.push({ file, reason });
    else taken.push(file);
  }
  return { taken, refused };
}
