import type { Import } from './sources.ts';

const src = 'apps/gateway/src/';

/** Layers of the gateway, lowest first: a file may import its own layer and those before it. */
export const gatewayLayers = ['kernel', 'ledger', 'contract', 'modules', 'app'] as const;

/** What other modules may import of a module: its services, ports and types of tables, and what builds it. */
const publicFile = /\.(module|service|port|tables)\.ts$/;

const show = ({ file, specifier }: Import): string => `${file} imports ${specifier}`;

/** Place of a file in the order of the layers; the start of the process is on top; -1 outside of them. */
function layerOf(path: string): number {
  if (path === `${src}main.ts`) return gatewayLayers.length - 1;
  return gatewayLayers.findIndex((layer) => path.startsWith(`${src}${layer}/`));
}

const moduleOf = (path: string): string | undefined => /^apps\/gateway\/src\/modules\/([^/]+)\//.exec(path)?.[1];

/** Imports from one module into another. */
const crossings = (imports: readonly Import[]) =>
  imports.flatMap((entry) => {
    const from = moduleOf(entry.file);
    const to = entry.path === undefined ? undefined : moduleOf(entry.path);
    return from && to && from !== to ? [{ entry, from, to }] : [];
  });

/** Imports that point to a higher layer. */
export const upwardImports = (imports: readonly Import[]): string[] =>
  imports
    .filter(({ file, path }) => path !== undefined && layerOf(file) >= 0 && layerOf(path) > layerOf(file))
    .map(show);

/** Imports of another module's repository: it belongs to its own service alone. */
export const foreignRepositories = (imports: readonly Import[]): string[] =>
  crossings(imports)
    .filter(({ entry }) => entry.path?.endsWith('.repository.ts'))
    .map(({ entry }) => show(entry));

/** Imports of what another module keeps for itself. */
export const privateFiles = (imports: readonly Import[]): string[] =>
  crossings(imports)
    .filter(({ entry }) => !publicFile.test(entry.path ?? ''))
    .map(({ entry }) => show(entry));

/** Every circle between modules, each once, the shortest first: `a -> b -> a`, with the files that close it. Types count too. */
export function moduleCycles(imports: readonly Import[]): string[] {
  const found = crossings(imports);
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of found) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const cycles = new Map<string, string>();
  const walk = (name: string, trail: readonly string[]): void => {
    const at = trail.indexOf(name);
    if (at >= 0) {
      const circle = trail.slice(at);
      const files = circle.flatMap((from, i) =>
        found.filter((one) => one.from === from && one.to === (circle[i + 1] ?? name)).map(({ entry }) => show(entry)),
      );
      const key = [...circle].sort().join();
      if (!cycles.has(key)) cycles.set(key, `${[...circle, name].join(' -> ')}: ${files.join('; ')}`);
      return;
    }
    for (const target of targets.get(name) ?? []) walk(target, [...trail, name]);
  };
  for (const name of targets.keys()) walk(name, []);
  return [...cycles.values()].sort((a, b) => a.length - b.length);
}

/** Who makes a module: the list of the app, and one in a folder of another module that other module. */
function makerOf(file: string): string {
  const [, name, place] = /^apps\/gateway\/src\/modules\/([^/]+)\/(.+)$/.exec(file) ?? [];
  return place?.includes('/') ? `${src}modules/${name}/${name}.module.ts` : `${src}app/modules.ts`;
}

/** Modules that nobody makes. */
export const unlistedModules = (files: readonly string[], imports: readonly Import[]): string[] =>
  files.filter(
    (file) =>
      moduleOf(file) !== undefined &&
      file.endsWith('.module.ts') &&
      !imports.some(({ file: from, path }) => from === makerOf(file) && path === file),
  );

/** Sources that lie in no layer, so that no rule would hold for them. */
export const outsideLayers = (files: readonly string[]): string[] => files.filter((file) => layerOf(file) < 0);
