import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  foreignRepositories,
  gatewayLayers,
  moduleCycles,
  outsideLayers,
  privateFiles,
  unlistedModules,
  upwardImports,
} from './gateway-layers.ts';
import { type Import, importsOf, isTest, read, sources } from './sources.ts';

const files = sources('apps/gateway/src/**/*.ts').filter((file) => !isTest(file));
const imports = importsOf(files);

describe('the gateway', () => {
  test('imports downwards only', () => {
    expect(
      upwardImports(imports),
      `${gatewayLayers.join(' <- ')}. Move the shared piece down, or let the upper layer hand it in.`,
    ).toEqual([]);
  });

  test('has no circle of modules', () => {
    expect(
      moduleCycles(imports),
      'Turn one arrow around: hand in a port that the other module offers, publish an event, or move what both need to contract or kernel.',
    ).toEqual([]);
  });

  test('reads the rows of a module by its service alone', () => {
    expect(
      foreignRepositories(imports),
      'Ask the service of the other module, or give it a port: <name>.port.ts.',
    ).toEqual([]);
  });

  test('uses of another module what it offers', () => {
    expect(
      privateFiles(imports),
      'Others see *.module.ts, *.service.ts, *.port.ts and *.tables.ts of a module: offer it there, or move it to contract or kernel.',
    ).toEqual([]);
  });

  test('makes every module', () => {
    expect(
      unlistedModules(files, imports),
      'Make it in src/app/modules.ts, and add it to the list there; one in a folder of a module is made by that module.',
    ).toEqual([]);
  });

  test('decides by the clock of the database, which all its processes share', () => {
    // ids of events only have to grow within a process
    const mayReadItsOwn = ['apps/gateway/src/modules/events/event-stream.ts'];
    const modules = files.filter((file) => file.includes('/src/modules/') && !mayReadItsOwn.includes(file));
    expect(
      modules.filter((file) => /\bnew Date\(\)|\bDate\.now\b/.test(read(file))),
      'Take "now" of the ModuleContext, databaseTime, or now() of a statement; performance.now() for how long something took.',
    ).toEqual([]);
  });

  test('deletes old rows with the connections of its jobs, whose statements may take their time', () => {
    expect(
      files.filter((file) => /name: '[\w.-]*purge[\w-]*'[^\n]*run: \(\) =>/.test(read(file))),
      'Take "db" of the JobContext: the other one ends statements as requests need it.',
    ).toEqual([]);
  });

  test('keeps every source in a layer', () => {
    expect(outsideLayers(files), `Put it into one of ${gatewayLayers.join(', ')}.`).toEqual([]);
  });
});

describe('the rules of layers', () => {
  /** An import as if it were written: both paths from `apps/gateway/src`. */
  const made = (from: string, to: string): Import => {
    const file = `apps/gateway/src/${from}`;
    const path = `apps/gateway/src/${to}`;
    return { file, path, specifier: posix.relative(posix.dirname(file), path) };
  };

  test.each([
    ['kernel/fault.ts', 'ledger/ledger.ts'],
    ['ledger/ledger.ts', 'contract/routes.ts'],
    ['contract/routes.ts', 'modules/rooms/rooms.service.ts'],
    ['modules/rooms/rooms.module.ts', 'app/config.ts'],
    ['kernel/fault.ts', 'main.ts'],
  ])('refuse %s that imports %s, and take it the other way', (lower, upper) => {
    expect(upwardImports([made(lower, upper)])).toHaveLength(1);
    expect(upwardImports([made(upper, lower)])).toEqual([]);
  });

  test('name a circle of modules and the imports that close it', () => {
    const straight = [
      made('modules/a/a.service.ts', 'modules/b/b.port.ts'),
      made('modules/b/b.ts', 'modules/c/c.port.ts'),
    ];
    expect(moduleCycles(straight)).toEqual([]);
    const [cycle, ...others] = moduleCycles([...straight, made('modules/c/c.ts', 'modules/a/a.port.ts')]);
    expect(others).toEqual([]);
    expect(cycle).toMatch(/^a -> b -> c -> a: .*modules\/c\/c\.ts imports \.\.\/a\/a\.port\.ts/);
  });

  test('refuse the repository of another module, and take the own one', () => {
    expect(foreignRepositories([made('modules/a/a.service.ts', 'modules/b/b.repository.ts')])).toHaveLength(1);
    expect(foreignRepositories([made('modules/a/x/a.service.ts', 'modules/a/a.repository.ts')])).toEqual([]);
  });

  test.each([
    ['b.routes.ts', 1],
    ['sanitizer.ts', 1],
    ['b.module.ts', 0],
    ['b.service.ts', 0],
    ['cards.port.ts', 0],
    ['b.tables.ts', 0],
  ])('hold for %s of another module: %i refused', (file, refused) => {
    expect(privateFiles([made('modules/a/a.service.ts', `modules/b/${file}`)])).toHaveLength(refused);
  });

  test('name a module that nobody makes', () => {
    const file = 'apps/gateway/src/modules/a/a.module.ts';
    expect(unlistedModules([file], [])).toEqual([file]);
    expect(unlistedModules([file], [made('app/modules.ts', 'modules/a/a.module.ts')])).toEqual([]);
  });

  test('name a module in a folder of another one that this does not make', () => {
    const file = 'apps/gateway/src/modules/a/b/b.module.ts';
    expect(unlistedModules([file], [made('app/modules.ts', 'modules/a/b/b.module.ts')])).toEqual([file]);
    expect(unlistedModules([file], [made('modules/a/a.module.ts', 'modules/a/b/b.module.ts')])).toEqual([]);
  });

  test('refuse a source beside the layers', () => {
    expect(outsideLayers(['apps/gateway/src/helpers/text.ts', 'apps/gateway/src/app/start.ts'])).toEqual([
      'apps/gateway/src/helpers/text.ts',
    ]);
  });
});
