import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Link } from './Link.tsx';
import { linkTones } from './Link.variants.ts';

const meta = {
  title: 'Navigation/Link',
  component: Link,
  args: { href: '#promotions', children: 'See all promotions' },
  argTypes: { tone: { options: linkTones, control: 'inline-radio' } },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'quiet' } };

/** Inside a sentence it is underlined: colour alone would not tell it from its neighbours. */
export const InText: Story = {
  args: { isInText: true, children: 'terms of use' },
  render: (args) => (
    <Text tone="muted">
      By registering you accept the <Link {...args} /> of this site.
    </Text>
  ),
};

/** Says that it opens a new tab, and tells the other site nothing. */
export const External: Story = {
  args: { isExternal: true, href: 'https://example.com', children: 'Help for players' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Help for players (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap={6}>
      {linkTones.map((tone) => (
        <Link key={tone} href="#matrix" tone={tone}>
          {tone}
        </Link>
      ))}
      {linkTones.map((tone) => (
        <Link key={tone} href="#matrix" tone={tone} isInText>
          {tone} in text
        </Link>
      ))}
    </Inline>
  ),
};
