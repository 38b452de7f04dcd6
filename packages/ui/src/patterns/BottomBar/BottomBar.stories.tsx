import type { Meta, StoryObj } from '@storybook/react-vite';
import { House, LayoutGrid, Play, UserRound, Wallet } from 'lucide';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { AppHeaderMark } from '../AppHeader/AppHeaderMark.tsx';
import { BottomBar } from './BottomBar.tsx';
import { BottomBarAction } from './BottomBarAction.tsx';

const onPress = fn();

const items = [
  { key: 'home', label: 'Home', href: '/', glyph: House, isCurrent: true },
  { key: 'games', label: 'Games', href: '/games', glyph: LayoutGrid },
  { key: 'play', label: 'Play', href: '/games', glyph: Play, isMain: true, onPress },
  { key: 'wallet', label: 'Wallet', href: '/member?page=transferFund', glyph: Wallet },
  { key: 'me', label: 'Me', href: '/member', glyph: UserRound },
];

const meta = {
  title: 'Patterns/Shell/BottomBar',
  component: BottomBar,
  args: { items },
  argTypes: { items: { control: false } },
  globals: { viewport: { value: 'mobile1' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof BottomBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The place where the visitor is says so to everyone, not by colour alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [home] = canvas.queryAllByRole('link', { name: 'Home' });
    if (home) await expect(home).toHaveAttribute('aria-current', 'page');
  },
};

/** What a place does in place of its link is done by keys too. */
export const Pressed: Story = {
  play: async ({ canvas }) => {
    const [play] = canvas.queryAllByRole('link', { name: 'Play' });
    if (!play) return;
    play.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

const waiting = items.map((item) =>
  item.key === 'me' ? { ...item, mark: <AppHeaderMark count={3} label="3 unread messages" /> } : item,
);

/** Something waits at a place: the number stands on its glyph, and its name says it in words. */
export const Waiting: Story = {
  args: { items: waiting },
  play: async ({ canvas }) => {
    const [me] = canvas.queryAllByRole('link', { name: /Me$/ });
    if (me) await expect(me).toHaveAccessibleName('3 unread messages Me');
  },
};

/** Long words wrap within their fifth. */
export const LongLabels: Story = {
  args: { items: items.map((item) => ({ ...item, label: `${item.label} and more` })) },
};

/** On phones an answer stands in the place of the bar, and what gets the focus behind it comes out; wider screens have it in the page. */
export const WithAction: Story = {
  render: (args) => (
    <>
      <Stack gap={4}>
        {Array.from({ length: 24 }, (_, index) => `Row ${index + 1}`).map((row) => (
          <Link key={row} href={`#${row}`}>
            {row}
          </Link>
        ))}
        <BottomBarAction>
          <Grid column="tile" gap={2} isFilled>
            <Button size="lg" isFullWidth>
              Not received
            </Button>
            <Button variant="primary" size="lg" isFullWidth>
              Received
            </Button>
          </Grid>
        </BottomBarAction>
      </Stack>
      <BottomBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Received' });
    if (window.innerWidth < 640) await expect(canvas.queryByRole('link', { name: 'Home' })).not.toBeInTheDocument();
    canvas.getByRole('link', { name: 'Row 20' }).focus();
    const [row, button] = [document.activeElement, action].map((each) => each?.getBoundingClientRect());
    await expect(row?.bottom).toBeLessThanOrEqual(button?.top ?? 0);
  },
};

/** Where an answer failed it is higher, and the page still ends above it. */
export const WithFailure: Story = {
  render: () => (
    <Stack gap={4}>
      <BottomBarAction>
        <Alert tone="negative" title="The server took too long to respond. Try again." />
        <Button variant="primary" size="lg" isFullWidth>
          Received
        </Button>
      </BottomBarAction>
      {Array.from({ length: 24 }, (_, index) => `Row ${index + 1}`).map((row) => (
        <Link key={row} href={`#${row}`}>
          {row}
        </Link>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    if (window.innerWidth >= 640) return;
    await waitFor(async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      const [last, action] = [canvas.getByRole('link', { name: 'Row 24' }), canvas.getByRole('alert').parentElement];
      await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(action?.getBoundingClientRect().top ?? 0);
    });
  },
};

/** The mark of a place leaves its word readable. Wider screens have no bar. */
export const Playground: Story = {
  args: { items: waiting },
  tags: ['picture'],
  parameters: { pictureWidths: [390] },
};
