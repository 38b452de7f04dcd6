import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Avatar } from './Avatar.tsx';
import { avatarSizes } from './Avatar.variants.ts';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#0b4f5c"/><circle cx="32" cy="26" r="12" fill="#f6c64f"/><rect y="42" width="64" height="22" fill="#08303a"/></svg>',
)}`;

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { name: 'sokha_88' },
  argTypes: { size: { options: avatarSizes, control: 'inline-radio' } },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { size: 'lg' } };

export const WithPicture: Story = { args: { src: picture } };

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar key={size} name="sokha_88" size={size} />
      ))}
      <Avatar name="សុខា" />
      {avatarSizes.map((size) => (
        <Avatar key={size} name="sokha_88" size={size} src={picture} />
      ))}
    </Inline>
  ),
};
