import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { attacks } from './attacks.ts';
import { HtmlContent } from './HtmlContent.tsx';

const html =
  '<h2>Lotus Fortune is here</h2><p>Our first game, <strong>provably fair</strong>: see <a href="/help?tag=fairness">how it works</a>.</p><ul><li>20 lines</li><li>Free spins that count twice</li></ul>';

const meta = {
  title: 'Components/HtmlContent',
  component: HtmlContent,
  args: { html },
} satisfies Meta<typeof HtmlContent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lotus Fortune is here' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'how it works' })).toHaveAttribute('href', '/help?tag=fairness');
  },
};

export const Playground: Story = {};

/** A link to another site opens beside ours and tells it nothing. */
export const OutsideLink: Story = {
  args: { html: '<p>Read <a href="https://example.org/rules">the rules</a>.</p>' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'the rules' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** A text in another language keeps its own direction. */
export const OtherLanguage: Story = {
  args: { html: '<p>ملاحظة: اللعب بأموال افتراضية فقط.</p>', lang: 'ar' },
  play: async ({ canvas }) =>
    expect((await canvas.findByText(/ملاحظة/)).closest('[lang]')).toHaveAttribute('lang', 'ar'),
};

/** None of them runs, loads, covers or asks for anything. */
export const Attacks: Story = {
  args: { html: attacks.join('<hr>') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=false]')).not.toBeNull());
    const box = canvasElement.querySelector('[aria-busy=false]') as HTMLElement;
    await expect((window as { hacked?: number }).hacked).toBeUndefined();
    const bad =
      'script,iframe,object,embed,form,input,button,svg,math,style,link,meta,base,video,audio,template,[style],[id],[name],img';
    await expect([...box.querySelectorAll(bad)].map(({ outerHTML }) => outerHTML)).toEqual([]);
    for (const element of box.querySelectorAll('*')) {
      await expect([...element.attributes].filter(({ name }) => name.startsWith('on'))).toEqual([]);
      await expect(element.getAttribute('href') ?? '').not.toMatch(/script:|data:|evil/i);
    }
  },
};

export const Matrix: Story = { tags: ['picture'] };
