import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Inputs/TextArea',
  component: TextArea,
  args: { label: 'Message' },
  argTypes: { description: { control: 'text' } },
  decorators: [(Story) => <div style={{ maxInlineSize: 384 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { description: 'What happened, and when?', maxLength: 200 } };

/** Says how much room is left while typing, and after the form was emptied. */
export const Counted: Story = {
  args: { maxLength: 20 },
  render: (args) => (
    <form>
      <TextArea {...args} />
      <Button type="reset">Clear</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'lantern');
    await expect(canvas.getByText('13 characters left')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(await canvas.findByText('20 characters left')).toBeInTheDocument();
  },
};

export const Invalid: Story = { args: { error: 'Write at least one sentence.' } };

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack>
      <TextArea label="Message" placeholder="What happened?" />
      <TextArea label="Message" defaultValue="The round did not end." maxLength={200} />
      <TextArea label="Message" error="Write at least one sentence." isRequired />
      <TextArea label="Message" defaultValue="Sent on 21 November." isReadOnly />
    </Stack>
  ),
};
