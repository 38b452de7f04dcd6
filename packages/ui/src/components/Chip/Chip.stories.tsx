import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Chip, type ChipButtonProps } from './Chip.tsx';

const meta = {
  title: 'Inputs/Chip',
  component: Chip,
  args: { children: 'House Studio', isSelected: false, onClick: fn() },
  argTypes: { icon: { control: false } },
} satisfies Meta<ChipButtonProps>;
export default meta;
type Story = StoryObj<ChipButtonProps>;

/** A switch: Space turns it on and off. */
export const Default: Story = {
  render: function Filter(args) {
    const [isSelected, setSelected] = useState(args.isSelected);
    return (
      <Chip isSelected={isSelected} onClick={() => setSelected(!isSelected)}>
        {args.children}
      </Chip>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveFocus();
  },
};

export const Playground: Story = { args: { isSelected: true, icon: Flame } };

/** The choice is part of the address: a link that says it is the current one. */
export const AsLink: Story = {
  render: () => (
    <Chip href="#vendor" isSelected>
      All providers
    </Chip>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'true');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Inline gap={2}>
      <Chip isSelected onClick={fn()}>
        All providers
      </Chip>
      {['Sunbird', 'Pearl Play', 'House Studio', 'Orchid', 'Kite'].map((name) => (
        <Chip key={name} isSelected={false} onClick={fn()}>
          {name}
        </Chip>
      ))}
      <Chip isSelected={false} icon={Flame} onClick={fn()}>
        Hot
      </Chip>
      <Chip isSelected={false} isDisabled onClick={fn()}>
        Monsoon
      </Chip>
    </Inline>
  ),
};
