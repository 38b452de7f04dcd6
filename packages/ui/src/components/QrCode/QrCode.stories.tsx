import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCode } from './QrCode.tsx';
import { qrCodeLevels } from './QrCode.variants.ts';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: 'https://mekong.example/download', label: 'Download the Android app' },
  argTypes: { level: { options: qrCodeLevels, control: 'inline-radio' } },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture with a name, 200 px with its margin. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Download the Android app' });
    await expect(code.getBoundingClientRect().width).toBe(160);
    await expect(code.parentElement?.getBoundingClientRect().width).toBe(200);
  },
};

export const Playground: Story = {};

/** As in the header. */
export const Small: Story = { args: { size: 130 } };

/** A long payment text makes smaller squares. */
export const LongText: Story = { args: { value: `https://pay.example/?${'reference=20261121088213&'.repeat(12)}` } };

/** Each square is as wide as another; the size with its margin stays. */
export const WholePixels: Story = {
  args: { ...LongText.args, size: 280, hasWholePixels: true },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Download the Android app' });
    if (!(code instanceof SVGSVGElement)) throw new Error('the code is no drawing');
    await expect(code.getBoundingClientRect().width % code.viewBox.baseVal.width).toBe(0);
    await expect(code.parentElement?.getBoundingClientRect().width).toBe(280);
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 16 }}>
      {qrCodeLevels.map((level) => (
        <QrCode key={level} {...args} level={level} label={`Level ${level}`} />
      ))}
      <QrCode {...args} size={130} label="Small" />
    </div>
  ),
};
