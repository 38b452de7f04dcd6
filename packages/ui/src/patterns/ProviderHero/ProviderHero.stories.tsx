import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { gameFixtures } from '../GameCard/GameCard.fixtures.ts';
import { featureFixture } from '../GameFeature/GameFeature.fixtures.ts';
import { providerArtFixture } from './ProviderHero.fixtures.ts';
import { ProviderHero } from './ProviderHero.tsx';
import { ProviderHeroBest } from './ProviderHeroBest.tsx';

const meta = {
  title: 'Patterns/Games/ProviderHero',
  component: ProviderHero,
  args: {
    name: 'House Studio',
    imageUrl: providerArtFixture,
    text: '344 games · Slots',
    actions: (
      <ButtonLink href="/game?node=1" variant="primary">
        Play Lotus Fortune
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof ProviderHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { level: 1, name: 'House Studio' })).toBeVisible(),
};

const best = { title: 'Most played', favourites: new Set<number>(), pendingFavourites: new Set<number>() };
const features = gameFixtures(4).map((game) => ({ ...featureFixture, ...game }));

/** The three best games of a provider stand below its head, however many there are. */
export const Best: Story = {
  render: () => <ProviderHeroBest {...best} games={features} />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('article')).toHaveLength(3),
};

export const BestLoading: Story = { render: () => <ProviderHeroBest {...best} games={undefined} /> };

export const LongKhmer: Story = {
  args: { name: 'ស្ទូឌីយោផ្ទះនៃទន្លេមេគង្គនិងព្រះច័ន្ទពេញបូណ៌មី', text: 'ហ្គេម 344 · ស្លុត · បាញ់ត្រី · កាស៊ីណូផ្ទាល់' },
};

export const Playground: Story = { tags: ['picture'], parameters: { pictureWidths: [390, 1280] } };
