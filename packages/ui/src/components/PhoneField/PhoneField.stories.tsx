import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../../internal/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { type PhoneCountry, PhoneField } from './PhoneField.tsx';

const countries: readonly PhoneCountry[] = [
  { country: 'KH', name: 'Cambodia', callingCode: '+855', digits: { min: 8, max: 9 } },
  { country: 'CN', name: 'China', callingCode: '+86', digits: { min: 11, max: 11 } },
  { country: 'LA', name: 'Laos', callingCode: '+856', digits: { min: 8, max: 10 } },
  { country: 'MY', name: 'Malaysia', callingCode: '+60' },
  { country: 'TH', name: 'Thailand', callingCode: '+66', digits: { min: 9, max: 9 } },
  { country: 'VN', name: 'Viet Nam', callingCode: '+84', digits: { min: 9, max: 9 } },
];
const empty = { country: 'KH', callingCode: '+855', number: '' };

const Controlled = controlled(PhoneField);

const meta = {
  title: 'Inputs/PhoneField',
  component: PhoneField,
  args: { countries, value: empty, onValueChange: fn() },
  argTypes: { countries: { control: false }, value: { control: false }, description: { control: 'text' } },
  render: (args) => <Controlled {...args} />,
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All by keyboard: the list is searched by name or code, Enter chooses and leads on to the number. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Country: Cambodia KH +855' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const search = await screen.findByRole('searchbox', { name: 'Search for a country or calling code' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('tha');
    const focused = () => document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    await waitFor(() => expect(focused()).toHaveTextContent('Thailand'));
    await userEvent.keyboard('{Enter}');
    const number = canvas.getByRole('textbox', { name: 'Mobile number' });
    await waitFor(() => expect(number).toHaveFocus());
    await expect(number).toHaveAccessibleDescription('9 digits');
    await userEvent.keyboard('81-234 5678');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      country: 'TH',
      callingCode: '+66',
      number: '812345678',
    });
    await expect(getComputedStyle(number).direction).toBe('ltr');
  },
};

export const Playground: Story = { args: { isRequired: true } };

/** A pasted number brings its country. */
export const Pasted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('+84 91 234 56 78');
    await expect(canvas.getByRole('button', { name: 'Country: Viet Nam VN +84' })).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('912345678');
  },
};

/** A calling code finds its country; what is not there is said. Escape leaves all as it was. */
export const Searching: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, '856');
    await screen.findByRole('option', { name: /Laos/ });
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.type(search, '9');
    await waitFor(() => expect(screen.getByText('No country has this name or code.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('searchbox')).not.toBeInTheDocument());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** One country only: nothing to choose. */
export const OneCountry: Story = { args: { countries: countries.slice(0, 1) } };

export const Invalid: Story = {
  args: { value: { ...empty, number: '123' }, error: 'This is not a mobile number of Cambodia.' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox')).toBeInvalid(),
};

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true, value: { ...empty, number: '12345678' } } };

export const Matrix: Story = {
  tags: ['picture'],
  render: (args) => (
    <Stack>
      <PhoneField {...args} isRequired />
      <PhoneField {...args} value={{ country: 'TH', callingCode: '+66', number: '812345678' }} />
      <PhoneField {...args} value={{ ...empty, number: '12' }} error="This is not a mobile number of Cambodia." />
      <PhoneField {...args} countries={countries.slice(0, 1)} />
      <PhoneField {...args} isDisabled />
    </Stack>
  ),
};
