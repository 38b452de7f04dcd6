import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronDown, LogOut, MoonStar, ShieldCheck, UserRound, Wallet } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Menu } from './Menu.tsx';
import { menuAligns, menuItemTones } from './Menu.variants.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuRadioGroup } from './MenuRadioGroup.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';

const onSelect = fn();
const trigger = <Button iconEnd={ChevronDown}>sokha_88</Button>;

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    trigger,
    children: (
      <>
        <MenuItem icon={UserRound} href="/member">
          My account
        </MenuItem>
        <MenuItem icon={Wallet} href="/member?page=wallet" hint="៛1,284,500.00">
          My wallet
        </MenuItem>
        <MenuItem icon={ShieldCheck} isDisabled>
          Verify identity
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={LogOut} tone="danger" onSelect={onSelect}>
          Log out
        </MenuItem>
      </>
    ),
    onOpenChange: fn(),
  },
  argTypes: {
    align: { options: menuAligns, control: 'inline-radio' },
    trigger: { control: false },
    children: { control: false },
  },
  beforeEach: () => {
    onSelect.mockClear();
  },
  decorators: [(Story) => <div style={{ minBlockSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keys open it, move over what is disabled, and what an entry does happens with the focus back on the trigger. */
export const Default: Story = {
  play: async ({ canvas }) => {
    let focused: Element | null = null;
    onSelect.mockImplementation(() => {
      focused = document.activeElement;
    });
    const button = canvas.getByRole('button', { name: 'sokha_88' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'My account' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSelect).toHaveBeenCalledOnce());
    await expect(focused).toBe(button);
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Playground: Story = {};

/** Escape closes it and the focus goes back; the page behind was never hidden. */
export const Open: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'sokha_88' });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menu', { name: 'sokha_88' })).toBeVisible());
    await expect(button.closest('[aria-hidden=true], [inert]')).toBeNull();
    await expect(getComputedStyle(document.body).pointerEvents).not.toBe('none');
    // letters find an entry; a word with a link is a link
    await userEvent.keyboard('my w');
    const wallet = screen.getByRole('menuitem', { name: /My wallet/ });
    await waitFor(() => expect(wallet).toHaveFocus());
    await expect(wallet).toHaveAttribute('href', '/member?page=wallet');
  },
};

/** A choice of one carries a mark, not colour alone. */
export const Choice: Story = {
  render: function Language(args) {
    const [language, setLanguage] = useState('KM');
    return (
      <Menu {...args} trigger={<Button iconEnd={ChevronDown}>Language</Button>}>
        <MenuRadioGroup
          label="Language"
          value={language}
          onValueChange={setLanguage}
          choices={[
            { value: 'KM', label: 'ភាសាខ្មែរ', lang: 'km' },
            { value: 'EN', label: 'English', lang: 'en' },
            { value: 'AR', label: 'العربية', lang: 'ar' },
          ]}
        />
      </Menu>
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Language' });
    await userEvent.click(button);
    await expect(screen.getByRole('menuitemradio', { name: 'ភាសាខ្មែរ' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'English' }));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked());
  },
};

export const Groups: Story = {
  args: {
    children: (
      <>
        <MenuGroup label="Account">
          <MenuItem icon={UserRound}>My account</MenuItem>
          <MenuItem icon={Wallet}>My wallet</MenuItem>
        </MenuGroup>
        <MenuGroup label="Site">
          <MenuItem icon={MoonStar}>Dark theme</MenuItem>
        </MenuGroup>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'sokha_88' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Account' })).toBeVisible());
  },
};

/** More entries than fit scroll inside. */
export const ManyEntries: Story = {
  args: {
    children: Array.from({ length: 40 }, (_, index) => `Vendor ${index + 1}`).map((name) => (
      <MenuItem key={name}>{name}</MenuItem>
    )),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'sokha_88' }));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Vendor 40' })).toHaveFocus());
    const menu = screen.getByRole('menu').getBoundingClientRect();
    await expect(menu.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** Every kind of entry, at each edge of its trigger. One menu is open at a time. */
export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Inline justify="space-between">
      {menuAligns.map((align) => (
        <Menu key={align} align={align} trigger={<Button iconEnd={ChevronDown}>{align}</Button>}>
          <MenuGroup label="Account">
            {menuItemTones.flatMap((tone) => [
              <MenuItem key={tone} tone={tone} icon={Wallet} hint="៛1,284,500.00">
                {tone}
              </MenuItem>,
              <MenuItem key={`${tone} disabled`} tone={tone} icon={Wallet} isDisabled>
                {tone}, disabled
              </MenuItem>,
            ])}
          </MenuGroup>
          <MenuSeparator />
          <MenuRadioGroup
            label="Theme"
            value="dark"
            onValueChange={onSelect}
            choices={[
              { value: 'dark', label: 'Dark' },
              { value: 'light', label: 'Light' },
            ]}
          />
        </Menu>
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    for (const align of menuAligns) {
      await userEvent.click(canvas.getByRole('button', { name: align }));
      await waitFor(() => expect(screen.getByRole('menu', { name: align })).toBeVisible());
      if (align !== menuAligns.at(-1)) await userEvent.keyboard('{Escape}');
    }
  },
};
