import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide';
import { expect, userEvent } from 'storybook/test';
import { buttonSizes, buttonVariants } from '../Button/Button.variants.ts';
import { Inline } from '../Inline/Inline.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { ButtonLinkExternal } from './ButtonLinkExternal.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#deposit', children: 'Deposit' },
  argTypes: {
    variant: { options: buttonVariants, control: 'inline-radio' },
    size: { options: buttonSizes, control: 'inline-radio' },
    icon: { control: false },
  },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A link in the tab order, with the address that a new tab would open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Deposit' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#deposit');
  },
};

export const Playground: Story = { args: { variant: 'primary', icon: Plus } };

/** To another site: a new tab, said in its name, and nothing about this site goes along. */
export const External: Story = {
  render: () => <ButtonLinkExternal href="https://bank.example/pay">Open the payment page</ButtonLinkExternal>,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open the payment page (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Inline>
      {buttonVariants.flatMap((variant) =>
        buttonSizes.map((size) => (
          <ButtonLink key={variant + size} href="#matrix" variant={variant} size={size} icon={Plus}>
            Deposit
          </ButtonLink>
        )),
      )}
    </Inline>
  ),
};
