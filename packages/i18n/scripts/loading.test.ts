import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AreaTexts } from './catalogs.ts';
import { loadingFaults } from './loading.ts';

const macro = "import { Trans } from '@lingui/react/macro';\n";
const files = {
  'web/shell/Eager.tsx': "import { Form } from '../auth/Form.tsx';",
  'web/shell/Lazy.tsx': "loadArea('account'); import('../auth/Form.tsx');",
  'web/shell/Wrapped.tsx': "withTexts('account')(() => import('../auth/Form.tsx'));",
  'web/shell/Part.tsx': "import { Key } from '@mekong/ui/patterns/Key';",
  'web/shell/Typed.tsx': "import type { KeyProps } from '@mekong/ui/patterns/Key';",
  'web/shell/Plain.tsx': "import { path } from '../auth/path.ts';",
  'web/auth/Form.tsx': macro,
  'web/auth/path.ts': '',
  'apps/console/Page.tsx': "import { Key } from '@mekong/ui/patterns/Key';",
  'packages/ui/src/patterns/Key/Key.tsx': macro,
  'packages/ui/src/patterns/Shared/Shared.tsx': macro,
  'web/games/Own.tsx': "import { Shared } from '@mekong/ui/patterns/Shared';",
  'web/shell/Other.tsx': "import { Shared } from '@mekong/ui/patterns/Shared';",
};

describe('loadingFaults', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'loading-'));
    for (const [file, source] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), source);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  const area = (name: string, isOf: (file: string) => boolean): AreaTexts => ({
    area: name,
    languages: ['KM', 'EN', 'CN', 'TH', 'PT', 'AR', 'VI'],
    messages: new Map(),
    catalogs: { KM: {}, EN: {}, CN: {}, TH: {}, PT: {}, AR: {}, VI: {} },
    files: Object.keys(files).filter(isOf),
    write: async () => undefined,
  });

  it('names a file that shows texts of an area it does not load, and no other', () => {
    const isShell = (file: string) => file.includes('/shell/');
    const isConsole = (file: string) => file.includes('/console/');
    const isOfGames = (file: string) => file.includes('/games/');
    const texts = [
      area('shell', isShell),
      area('account', (file) => !isShell(file) && !isOfGames(file) && !isConsole(file)),
      area('console', isConsole),
      // a part of both: its texts are in either catalog
      area('games', (file) => isOfGames(file) || file.includes('/Shared/')),
    ];
    expect(loadingFaults(texts, root)).toEqual([
      '/web/shell/Eager.tsx: shows texts of the area account and does not load it',
      '/web/shell/Part.tsx: shows texts of the area account and does not load it',
      '/web/shell/Other.tsx: shows texts of the area account or games and does not load it',
    ]);
  });
});
