import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination, type PaginationProps } from './Pagination.tsx';
import { paginationVariants } from './Pagination.variants.ts';

/** Turns its own pages, as a screen would through its address. */
function Paged({ page: start, onPageChange, ...props }: PaginationProps) {
  const [page, setPage] = useState(start);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        onPageChange?.(next);
        setPage(next);
      }}
    />
  );
}

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 5, pageSize: 7, total: 214, label: 'Dividend contracts', onPageChange: fn() },
  argTypes: { variant: { options: paginationVariants, control: 'inline-radio' } },
  render: (args) => <Paged {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Range 3, margin 1; the page that was pressed keeps the focus. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('29–35 of 214')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
    canvas.getByRole('button', { name: 'Page 6' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(6);
    const sixth = canvas.getByRole('button', { name: 'Page 6' });
    await expect(sixth).toHaveFocus();
    await expect(sixth).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByText('36–42 of 214')).toBeVisible();
  },
};

export const Playground: Story = {};

/** The last page keeps the focus on a chevron that leads nowhere any more. */
export const LastPage: Story = {
  args: { page: 30 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
  },
};

export const OnePage: Story = { args: { page: 1, total: 7 } };

export const Empty: Story = { args: { page: 1, total: 0 } };

/** Pages with addresses are links: they open in a new tab and are found by crawlers. */
export const Links: Story = {
  args: { hrefFor: (page) => `?page=${page}` },
  render: ({ onPageChange, ...args }) => <Pagination {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '?page=6');
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Between the titles of announcements. */
export const Compact: Story = {
  args: { variant: 'compact', page: 1, pageSize: 8, total: 24, label: 'Announcements' },
  decorators: [(Story) => <div style={{ inlineSize: 260 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('2 of 3')).toBeVisible();
  },
};

/** Without room for numbers the count takes their place. */
export const Cramped: Story = {
  decorators: [(Story) => <div style={{ inlineSize: 288 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 of 31')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Page 5' })).not.toBeInTheDocument();
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {paginationVariants.map((variant) => (
        <div key={variant} style={{ display: 'grid', gap: 12 }}>
          {[1, 2, 5, 31].map((page) => (
            <Pagination key={page} {...args} variant={variant} page={page} label={`${variant}, from page ${page}`} />
          ))}
        </div>
      ))}
    </div>
  ),
};
