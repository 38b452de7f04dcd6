import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Section } from './Section.tsx';

const meta = {
  title: 'Patterns/Shell/Section',
  component: Section,
  args: { title: 'Hot games', children: <Text>What stands in the section.</Text> },
  argTypes: { children: { control: false }, aside: { control: false } },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A landmark with the name of its heading. */
export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('region', { name: 'Hot games' })).toBeVisible(),
};

export const Playground: Story = { args: { seeAllHref: '/hot' } };

/** The link says to a screen reader what "all" is. */
export const WithLink: Story = {
  args: { seeAllHref: '/hot' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /hot games/i })).toBeVisible(),
};

export const WithBadge: Story = { args: { title: 'Winners', aside: <Tag tone="positive">Live</Tag> } };

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Section {...args} />
      <Section {...args} title="Recently played" seeAllHref="/recent" />
      <Section {...args} title="Winners" aside={<Tag tone="positive">Live</Tag>} />
    </div>
  ),
};
