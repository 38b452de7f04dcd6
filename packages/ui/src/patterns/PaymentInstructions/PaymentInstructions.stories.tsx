import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { codeFixture, coinFixture, transferFixture } from './PaymentInstructions.fixtures.ts';
import { PaymentInstructions } from './PaymentInstructions.tsx';

const meta = {
  title: 'Patterns/Wallet/PaymentInstructions',
  component: PaymentInstructions,
  args: codeFixture,
  argTypes: { code: { control: false }, lines: { control: false } },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof PaymentInstructions>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code has a white margin of four squares at least, in the dark theme too, and whole pixels for each square. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'KHQR code for the app of your bank' });
    if (!(code instanceof SVGSVGElement)) throw new Error('the code is no drawing');
    const squares = code.viewBox.baseVal.width;
    const { width } = code.getBoundingClientRect();
    const paper = code.parentElement;
    if (!paper) throw new Error('the code lies on nothing');
    await expect(width % squares).toBe(0);
    await expect((paper.getBoundingClientRect().width - width) / 2).toBeGreaterThanOrEqual((4 * width) / squares);
    await expect(getComputedStyle(paper).backgroundColor).toBe('oklch(1 0 0)');
  },
};

/** Each button copies what a bank takes: the amount without signs of currency and groups. */
export const Transfer: Story = {
  args: { ...transferFixture, code: undefined },
  play: async ({ canvas }) => {
    const written: string[] = [];
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void written.push(text) },
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Still to pay' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Account number' }));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await expect(written).toEqual(['30000', '000123456']);
  },
};

/** Coins are no money: their amount is written as it is sent, and the code is the address. */
export const Coins: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390] },
  args: coinFixture,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12.5 USDT')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Address as a code' })).toBeVisible();
  },
};

/** At the width of a phone, with a long name. */
export const Cramped: Story = {
  args: {
    ...transferFixture,
    code: undefined,
    lines: [
      { key: 'long', label: 'Account name', value: 'Mekong Play Entertainment Company Limited', copy: 'Mekong' },
      ...transferFixture.lines,
    ],
  },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
};

export const Playground: Story = {
  tags: ['picture'],
  parameters: { pictureWidths: [390] },
};
