import type { Plugin } from 'vite';

/** Modules of the generated client that hold a line for each operation of the contract, and nothing that is kept. */
const generated = /\/api-client\/src\/generated\/(queries|sdk)\.gen\.ts$/;

/**
 * Gives each module that calls the gateway a copy of the generated client of its own, of which only the calls that it
 * names are left. A module lies in one chunk: as one, every call that any page makes would be in the first download.
 * The calls hold no state, so two of them are as good as one, and the second compresses to a few bytes.
 */
export function ownCalls(): Plugin {
  return {
    name: 'mekong:own-calls',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !/api-client\/(queries|sdk)$|\/sdk\.gen\.ts$/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found || !generated.test(found.id)) return found;
      const owner =
        /\?calls-of=.*/.exec(importer)?.[0] ??
        `?calls-of=${encodeURIComponent(importer.split('/src/').at(-1) ?? importer)}`;
      return { ...found, id: `${found.id}${owner}` };
    },
  };
}
