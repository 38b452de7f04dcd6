import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PluginOption } from 'vite';

/** What the sources of the design system need to be compiled; the same in the workshop and in both test runs. */
export const sourcePlugins = (): PluginOption[] => [
  babel({ presets: [linguiTransformerBabelPreset()] }),
  lingui(),
  vanillaExtractPlugin(),
];

const manifest: { dependencies: Record<string, string> } = JSON.parse(
  readFileSync(new URL('../../packages/ui/package.json', import.meta.url), 'utf8'),
);
const ofParts = Object.keys(manifest.dependencies).filter(
  (name) => !/^(@mekong\/|@vanilla-extract\/|react-aria-components$)/.test(name),
);
const uiSources = fileURLToPath(new URL('../../packages/ui/src', import.meta.url));
/** React Aria is imported part by part: as a whole it takes longer to bundle than all others. */
const ofReactAria = new Set(
  globSync('**/*.tsx', { cwd: uiSources }).flatMap(
    (file) => readFileSync(join(uiSources, file), 'utf8').match(/react-aria-components\/\w+(?=')/g) ?? [],
  ),
);

/**
 * Packages that no scanner can see in time: compile steps write their imports, or only lazy imports reach them. Without the
 * list the first cold run finds them late and reloads the page under a running test, which then has React twice.
 */
export const prebundled = [
  ...ofParts,
  ...ofReactAria,
  '@storybook/react-vite',
  '@vanilla-extract/recipes/createRuntimeFn',
  'axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/test',
];
