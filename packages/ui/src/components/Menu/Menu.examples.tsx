import { ChevronDown, LogOut, UserRound, Wallet } from 'lucide';
import type { PartExamples } from '../../part-docs.ts';
import { Button } from '../Button/Button.tsx';
import { Menu } from './Menu.tsx';
import { MenuItem } from './MenuItem.tsx';
import { MenuSeparator } from './MenuSeparator.tsx';

export const examples: PartExamples = {
  Do: () => (
    <Menu trigger={<Button iconEnd={ChevronDown}>sokha_88</Button>}>
      <MenuItem icon={UserRound} href="#account">
        My account
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={LogOut} tone="danger">
        Log out
      </MenuItem>
    </Menu>
  ),
  Dont: () => (
    <Menu trigger={<Button iconEnd={ChevronDown}>More</Button>}>
      <MenuItem icon={Wallet} href="#deposit">
        Deposit
      </MenuItem>
    </Menu>
  ),
};
