/**
 * The site of the journeys: the gateway itself, on a copy of a filled database (see site-data.ts). What is not about that
 * comes from the environment.
 *
 *   node serve.ts FOLDER    of the copy
 */
import { copyData } from './site-data.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder that the data is copied to.');
process.env.DATA_DIR = copyData(folder);
process.argv.push('--demo');
await import(new URL('../../apps/gateway/src/main.ts', import.meta.url).href);
