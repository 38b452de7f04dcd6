import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// workers and programs of the tests load the same thousand files: compiled once, they load in half the time
const directory = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
enableCompileCache(directory);
process.env.NODE_COMPILE_CACHE = directory;
