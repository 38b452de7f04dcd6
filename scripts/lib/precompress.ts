import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|html|svg|json|txt)$/;

/** `BROTLI_QUALITY`: the tests ask for less than the best, which costs a fifth of the time of a build. */
const quality = Number(process.env.BROTLI_QUALITY ?? constants.BROTLI_MAX_QUALITY);

/** Lays a `.br` and a `.gz` beside every text file of the build: a server then compresses nothing per request. */
export function precompress(): Plugin {
  return {
    name: 'mekong:precompress',
    apply: 'build',
    writeBundle({ dir = 'dist' }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => worthIt.test(file) && !file.startsWith('.vite/'))) {
        const file = join(dir, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(
          `${file}.br`,
          brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
        );
      }
    },
  };
}
