import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { headingLevels, headingSizes } from './Heading.variants.ts';

const meta = {
  title: 'Layout/Heading',
  component: Heading,
  args: { children: 'Hot games', level: 2 },
  argTypes: {
    level: { options: headingLevels, control: 'inline-radio' },
    size: { options: headingSizes, control: 'inline-radio' },
  },
  // a heading by itself begins anywhere in the outline
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { level: 1, size: 'display' } };

/** Lines of a long heading are of about one length. */
export const Long: Story = {
  args: { level: 1, size: 'display', children: 'Water Festival: 128% on your first deposit' },
  decorators: [(Story) => <div style={{ inlineSize: 440 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={3}>
      {headingSizes.toReversed().map((size) => (
        <Heading key={size} level={2} size={size}>
          Dividend contracts
        </Heading>
      ))}
      <div lang="km-KH">
        <Heading level={2}>ហ្គេមពេញនិយម</Heading>
      </div>
      <div lang="ar">
        <Heading level={2}>الألعاب الرائجة</Heading>
      </div>
    </Stack>
  ),
};
