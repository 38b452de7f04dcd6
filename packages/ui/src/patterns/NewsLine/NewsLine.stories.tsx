import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { NewsLine } from './NewsLine.tsx';

const lanterns = { id: '1', title: 'New lanterns hang in Lotus Fortune' };
const proof = { id: '2', title: 'Check any round yourself' };

const meta = {
  title: 'Patterns/Content/NewsLine',
  component: NewsLine,
  args: { news: [lanterns], onOpen: fn(), onDismiss: fn() },
  argTypes: { news: { control: false } },
  // the news that were closed are left out
  render: function Dismissed({ news, onDismiss, ...args }) {
    const [closed, setClosed] = useState<readonly string[]>([]);
    return (
      <NewsLine
        {...args}
        news={news?.filter(({ id }) => !closed.includes(id))}
        onDismiss={(id) => {
          onDismiss(id);
          setClosed([...closed, id]);
        }}
      />
    );
  },
} satisfies Meta<typeof NewsLine>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The title opens the text; once closed nothing is left, and the keys go on from there. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const title = canvas.getByRole('button', { name: lanterns.title });
    await expect(title.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(title);
    await expect(args.onOpen).toHaveBeenCalledWith('1');
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close).toHaveAccessibleDescription(lanterns.title);
    close.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledWith('1');
    const live = canvasElement.querySelector('[aria-live]');
    await expect(live).toBeEmptyDOMElement();
    await expect(live).toHaveFocus();
  },
};

export const Playground: Story = {};

/** One at a time: the focus stays where the next one is closed. */
export const Several: Story = {
  args: { news: [lanterns, proof] },
  play: async ({ canvas }) => {
    const close = canvas.getByRole('button', { name: 'Close' });
    await userEvent.click(close);
    await expect(canvas.getByRole('button', { name: proof.title })).toBeVisible();
    await expect(close).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { news: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const Long: Story = {
  args: { news: [{ id: '3', title: 'ហ្គេមសំណាងផ្កាឈូកបើកហើយ ពិនិត្យជុំណាមួយដោយខ្លួនឯង និងលេងដោយប្រាក់លេងដោយមិនមានកាលកំណត់' }] },
  decorators: [(Story) => <div style={{ inlineSize: 340 }}>{Story()}</div>],
};

export const Matrix: Story = {
  render: (args) => (
    <>
      {[[lanterns], [lanterns, proof], []].map((news) => (
        <NewsLine key={news.length} {...args} news={news} />
      ))}
    </>
  ),
};
