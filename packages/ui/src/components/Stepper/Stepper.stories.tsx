import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Stepper, type StepperStep } from './Stepper.tsx';

const steps: StepperStep[] = [
  { key: 'connect', label: 'Connect the app' },
  { key: 'code', label: 'Type the code' },
  { key: 'save', label: 'Save the recovery codes' },
];

const khmer: StepperStep[] = [
  { key: 'connect', label: 'ភ្ជាប់កម្មវិធី' },
  { key: 'code', label: 'វាយលេខកូដ' },
  { key: 'save', label: 'រក្សាទុកលេខកូដសង្គ្រោះ' },
];

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: { label: 'Set up an authenticator', steps, value: 'code' },
  argTypes: { steps: { control: false }, value: { options: steps.map(({ key }) => key), control: 'inline-radio' } },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The step that is shown is read out as such, and those before it as done. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem');
    await expect(canvas.getByRole('list', { name: 'Set up an authenticator' })).toBeVisible();
    await expect(first).toHaveTextContent('Connect the app (done)');
    await expect(second).toHaveAttribute('aria-current', 'step');
    await expect(third).not.toHaveAttribute('aria-current');
  },
};

export const Playground: Story = {};

export const Matrix: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390, 1280] },
  render: (args) => (
    <Stack gap={6}>
      {steps.map(({ key }) => (
        <Stepper key={key} {...args} value={key} />
      ))}
      <Stepper {...args} steps={khmer} />
    </Stack>
  ),
};
