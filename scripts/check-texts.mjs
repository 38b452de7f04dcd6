// Checks the texts of all shipped languages; see packages/i18n/scripts/check-texts.ts.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../packages/i18n/scripts/check-texts.ts', import.meta.url));
process.exitCode = spawnSync(process.execPath, [script], { stdio: 'inherit' }).status ?? 1;
