import { slotColors } from '@mekong/art/slot-colors';
import { slotCrest } from '@mekong/art/slot-crest';
import { frameSlice, slotFrame } from '@mekong/art/slot-frame';
import { type SceneShape, sceneShapes, slotScene } from '@mekong/art/slot-scene';
import { type SlotSymbolCode, slotSprite, slotSymbolName, slotSymbolSvg } from '@mekong/art/slot-symbols';
import { type SlotTheme, slotTheme, themeOfEachSet } from '@mekong/art/slot-theme';
import { Text } from '@mekong/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';

const addressOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}`;
const cssUrl = (svg: string) => `url("${addressOf(svg)}")`;

const grounds = ['dark', 'light'] as const;

/** All symbols of a set as its sprite has them, on dark and on light cells. */
function Sheet({ theme }: { theme: SlotTheme }) {
  const sprite = addressOf(slotSprite(theme));
  return (
    <figure style={{ margin: 0 }}>
      <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
        {grounds.map((ground) => (
          <img
            key={ground}
            src={sprite}
            alt={`Symbols of the set ${theme.set} on ${ground} cells`}
            style={{ inlineSize: '100%', aspectRatio: '1', background: slotColors(theme, ground).cell }}
          />
        ))}
      </div>
      <figcaption>
        <Text size="small">{theme.set}</Text>
      </figcaption>
    </figure>
  );
}

function Sheets() {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' }}>
      {themeOfEachSet().map((theme) => (
        <Sheet key={theme.set} theme={theme} />
      ))}
    </div>
  );
}

interface Cell {
  /** A board shows a symbol more than once. */
  readonly key: string;
  readonly code: SlotSymbolCode;
  readonly isLit: boolean;
}

const codes = ['H1', 'L1', 'W', 'L4', 'H2', 'S', 'H3', 'L2', 'C', 'L5', 'H4', 'M', 'O', 'L3', 'H1'] as const;
const board: readonly Cell[] = codes.map((code, place) => ({ key: `cell-${place}`, code, isLit: place % 6 === 0 }));

/** Cells, gap and frame of the page: the sizes of the design for a wide and for a tall one. */
const sizes = {
  wide: { page: [1440, 900], cell: [156, 152], gap: 8, frame: 44, symbol: 136 },
  tall: { page: [390, 844], cell: [68, 84], gap: 4, frame: 22, symbol: 64 },
} as const;

interface GameProps {
  readonly theme: SlotTheme;
  readonly shape: SceneShape;
  readonly reels: 'dark' | 'light';
}

/** Five by three cells of a game in its frame, before its landscape. */
function Game({ theme, shape, reels }: GameProps) {
  const { page, cell, gap, frame, symbol } = sizes[shape];
  const colors = slotColors(theme, reels);
  return (
    <div
      style={{
        inlineSize: page[0],
        blockSize: page[1],
        background: `${colors.page} ${cssUrl(slotScene(theme, shape))} center / cover`,
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: gap * 2,
      }}
    >
      <img src={addressOf(slotCrest(theme))} alt="" style={{ inlineSize: symbol * 2.4 }} />
      <div
        style={{
          border: `${frame / 2}px solid transparent`,
          borderRadius: frame,
          borderImage: `${cssUrl(slotFrame(theme))} ${frameSlice} / ${frame}px / ${frame / 4}px round`,
          background: colors.reel,
          display: 'grid',
          gridTemplateColumns: `repeat(5, ${cell[0]}px)`,
          gap,
        }}
      >
        {board.map(({ key, code, isLit }) => (
          <div
            key={key}
            style={{
              blockSize: cell[1],
              borderRadius: gap * 1.5,
              background: isLit ? colors.cellLit : colors.cell,
              outline: isLit ? `${gap / 3}px solid ${colors.line}` : undefined,
              display: 'grid',
              placeItems: 'center',
            }}
          >
            <img src={addressOf(slotSymbolSvg(theme, code))} alt={slotSymbolName(theme, code)} width={symbol} />
          </div>
        ))}
      </div>
    </div>
  );
}

interface Args {
  /** Address of the game in the catalogue: another one is another look. */
  readonly seed: string;
  readonly reels: 'dark' | 'light';
  readonly shape: SceneShape;
}

/** How slots look: sets of symbols, frames, crests and landscapes, chosen by the game as its cover is. */
const meta = {
  title: 'Foundations/Slot themes',
  tags: ['!autodocs'],
  args: { seed: 'naga-of-the-flood', reels: 'dark', shape: 'wide' },
  argTypes: {
    reels: { control: 'inline-radio', options: grounds },
    shape: { control: 'inline-radio', options: sceneShapes },
  },
  parameters: { layout: 'fullscreen' },
  render: ({ seed, reels, shape }) => (
    <Game theme={slotTheme({ seed, motif: 'naga', coat: 'jade' })} reels={reels} shape={shape} />
  ),
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every set on dark and light cells. */
export const Sets: Story = { render: () => <Sheets /> };

/** A game on a desktop. */
export const Wide: Story = {};

/** A game on a phone. */
export const Tall: Story = { args: { shape: 'tall' } };

/** A game with light reels on a phone. */
export const LightReels: Story = { args: { shape: 'tall', reels: 'light', seed: 'naga-moon' } };
