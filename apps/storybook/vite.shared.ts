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

/**
 * Packages that no scanner can see in time: compile steps write their imports, or they are reached only by lazy imports.
 * Without the list the first cold run finds them late and reloads the page under a running test.
 */
export const prebundled = [
  '@lingui/core',
  '@lingui/react',
  '@storybook/react-vite',
  '@vanilla-extract/recipes/createRuntimeFn',
  '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  'axe-core',
  'dompurify',
  'lucide-react',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/test',
];
