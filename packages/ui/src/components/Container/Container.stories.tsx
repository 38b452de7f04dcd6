import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { Container } from './Container.tsx';
import { containerWidths } from './Container.variants.ts';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: {
    children: (
      <Card>
        <Text>The column of a page.</Text>
      </Card>
    ),
  },
  argTypes: { width: { options: containerWidths, control: 'inline-radio' } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 'narrow' } };

/** In a layout with room at its edges there is not a second one. */
export const Nested: Story = {
  args: { isNested: true },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('div')).toHaveStyle({ padding: '0px' }),
};

/** A form below a heading begins where the heading does. */
export const AtStart: Story = {
  args: { isNested: true, width: 'narrow', align: 'start' },
  play: async ({ canvasElement }) => {
    const column = canvasElement.querySelector('div');
    const edge = getComputedStyle(canvasElement).direction === 'rtl' ? 'right' : 'left';
    await expect(column).toHaveStyle({ maxWidth: '640px' });
    await expect(column?.getBoundingClientRect()[edge]).toBe(canvasElement.getBoundingClientRect()[edge]);
  },
};

export const Matrix: Story = {
  render: (args) => (
    <div>
      {containerWidths.map((width) => (
        <Container key={width} {...args} width={width} />
      ))}
    </div>
  ),
};
