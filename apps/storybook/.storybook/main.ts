import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { mergeConfig } from 'vite';
import { prebundled, sourcePlugins } from '../vite.shared.ts';
import { docgen } from './docgen.ts';

export default {
  framework: '@storybook/react-vite',
  stories: [
    '../foundations/*.@(mdx|stories.tsx)',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../arcade/client/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // tables: MDX alone knows none, and prints them with their pipes
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // our own reader of the sources: one of Storybook's does not know lists that are read only, the other one needs the
  // programming interface of TypeScript 5
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [docgen(), ...sourcePlugins()],
      optimizeDeps: {
        include: prebundled.filter((name) => !['storybook/test', '@storybook/react-vite'].includes(name)),
      },
    }),
} satisfies StorybookConfig;
