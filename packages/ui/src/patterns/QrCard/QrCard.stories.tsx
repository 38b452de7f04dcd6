import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QrCard } from './QrCard.tsx';
import { qrPicture } from './save-qr.ts';

const meta = {
  title: 'Patterns/Agents/QrCard',
  component: QrCard,
  args: {
    name: 'iPhone and iPad',
    value: 'https://mekong.example/ios',
    href: 'https://mekong.example/ios',
    linkLabel: 'Open the link',
    fileName: 'mekong-ios',
  },
  argTypes: { text: { control: 'text' } },
} satisfies Meta<typeof QrCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 200 px with its margin; the picture that is saved has 800. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'Code for the camera of your phone: iPhone and iPad' });
    await expect(code.parentElement?.getBoundingClientRect().width).toBe(200);
    if (!(code instanceof SVGSVGElement)) throw new Error('the code is no drawing');
    const picture = await createImageBitmap(await qrPicture(code));
    await expect([picture.width, picture.height]).toEqual([800, 800]);
    await expect(canvas.getByRole('link', { name: 'Open the link' })).toHaveAttribute('href', meta.args.href);
  },
};

export const Playground: Story = { args: { text: 'Install the profile, then trust it in the settings.' } };

/** As in the header: 130 px, nothing to save. */
export const Small: Story = {
  args: { size: 130, fileName: undefined },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: /Code for the camera/ });
    await expect(code.parentElement?.getBoundingClientRect().width).toBe(130);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const LongName: Story = {
  args: { name: 'Android phones and tablets from version eleven, and computers with Chrome OS', size: 130 },
  decorators: [(Story) => <div style={{ inlineSize: 160 }}>{Story()}</div>],
};

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 24 }}>
      <QrCard {...args} text="Install the profile, then trust it in the settings." />
      <QrCard {...args} name="Android" size={130} fileName={undefined} />
    </div>
  ),
};
