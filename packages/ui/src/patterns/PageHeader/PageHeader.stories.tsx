import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, FilePenLine } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';
import { pageHeaderActionsFrom } from './PageHeader.variants.ts';

const actions = (
  <>
    <Button icon={Download}>CSV</Button>
    <Button variant="primary" icon={FilePenLine}>
      Offer contract
    </Button>
  </>
);

const meta = {
  title: 'Patterns/Shell/PageHeader',
  component: PageHeader,
  args: { title: 'Slots', text: '1,280 games from 24 providers' },
  argTypes: { actions: { control: false }, actionsFrom: { control: 'inline-radio', options: pageHeaderActionsFrom } },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible(),
};

export const Playground: Story = {};

/** A sentence stands below the title, however short both are. */
export const ShortSentence: Story = {
  tags: ['picture'],
  args: { title: 'Jobs', text: 'Done by the clock.' },
  parameters: { pictureWidths: [390] },
};

/** A count stands beside the title on small screens. */
export const CountBeside: Story = {
  args: { title: 'Providers', text: '24 providers', isTextBeside: true },
};

export const TitleOnly: Story = { args: { text: undefined } };

export const WithActions: Story = {
  tags: ['picture'],
  args: { title: 'Dividend contracts', text: 'Cycle 16 – 30 November 2026, settled half-monthly', actions },
};

/** What small screens have elsewhere is not shown there. */
export const ActionsOnWidePages: Story = { args: { ...WithActions.args, actionsFrom: 'tablet' } };

/** Wraps; what can be done goes below. */
export const Narrow: Story = {
  args: { ...WithActions.args },
  decorators: [(Story) => <div style={{ inlineSize: 300 }}>{Story()}</div>],
};
