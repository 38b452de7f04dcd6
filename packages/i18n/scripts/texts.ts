/**
 * Translating by sheets, one file per language and area.
 *
 *   npm run texts                  writes what a language lacks to translations/KM/shell.json and so on
 *   npm run texts -- all           writes all texts, to be read again
 *   npm run texts -- fill          takes the files back into the catalogs and removes them
 *
 * An entry brings the English text, its comment, where it stands, and the terms of the glossary in it. Leave what you do
 * not know: an empty translation is passed over. One that lost a placeholder or breaks a rule of the language is refused,
 * and then nothing is written.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTexts, root } from './catalogs.ts';
import { usesOf } from './kinds.ts';
import { fill, type Sheet, sheetFaults, sheetsOf } from './sheets.ts';

const folder = join(root, 'translations');
const [mode] = process.argv.slice(2);
const texts = await readTexts();

if (mode === 'fill') {
  const files = globSync('*/*.json', { cwd: folder });
  const sheets = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Sheet);
  const uses = usesOf(texts, root);
  const faults = sheets.flatMap((sheet) => sheetFaults(sheet, uses));
  if (faults.length > 0) {
    console.error(`${faults.join('\n')}\n\nNothing was written: ${faults.length} faults in the translations.`);
    process.exitCode = 1;
  } else {
    console.log(`${await fill(texts, sheets)} translations written.`);
    rmSync(folder, { recursive: true, force: true });
  }
} else {
  const sheets = sheetsOf(texts, mode === 'all');
  for (const sheet of sheets) {
    const file = join(folder, sheet.language, `${sheet.area}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(sheet, null, 2)}\n`);
  }
  const count = sheets.reduce((total, { entries }) => total + entries.length, 0);
  console.log(`${count} texts in ${sheets.length} files of translations/.`);
}
