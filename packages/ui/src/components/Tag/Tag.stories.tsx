import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Check, Clock, X } from 'lucide';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tag } from './Tag.tsx';
import { tagTones, tagVariants } from './Tag.variants.ts';

const meta = {
  title: 'Feedback/Tag',
  component: Tag,
  args: { children: 'Pending' },
  argTypes: {
    tone: { options: tagTones, control: 'inline-radio' },
    variant: { options: tagVariants, control: 'inline-radio' },
    icon: { control: false },
  },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { tone: 'accent', icon: Clock } };

/** A status: colour, icon and word say the same. */
export const Status: Story = {
  tags: ['picture'],
  render: () => (
    <Inline>
      <Tag tone="accent" icon={Clock}>
        Pending
      </Tag>
      <Tag tone="positive" icon={Check}>
        Signed
      </Tag>
      <Tag tone="negative" icon={X}>
        Rejected
      </Tag>
      <Tag icon={Ban}>Terminated</Tag>
    </Inline>
  ),
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      {tagVariants.map((variant) => (
        <Inline key={variant}>
          {tagTones.map((tone) => (
            <Tag key={tone} tone={tone} variant={variant}>
              {tone}
            </Tag>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
