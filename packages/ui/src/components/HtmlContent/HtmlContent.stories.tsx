import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { attacks } from './attacks.ts';
import { HtmlContent } from './HtmlContent.tsx';

const html =
  '<h2>Lotus Fortune is here</h2><p>Our first game, <strong>provably fair</strong>: see <a href="/help?tag=fairness">how it works</a>.</p><ul><li>20 lines</li><li>Free spins that count twice</li></ul>';

const meta = {
  title: 'Data/HtmlContent',
  component: HtmlContent,
  args: { html },
} satisfies Meta<typeof HtmlContent>;
export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = async (canvasElement: HTMLElement): Promise<HTMLElement> =>
  waitFor(() => {
    const box = canvasElement.querySelector<HTMLElement>('[aria-busy=false]');
    if (!box) throw new Error('still loading');
    return box;
  });

/** Headings begin below those of the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Lotus Fortune is here' })).toBeVisible();
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

/** A text in another language keeps its own direction, wherever it stands. */
export const OtherLanguage: Story = {
  args: { html: '<p>ملاحظة: اللعب بأموال افتراضية فقط.</p>', lang: 'ar' },
  play: async ({ canvas }) => {
    const box = (await canvas.findByText(/ملاحظة/)).closest('[lang]');
    await expect(box).toHaveAttribute('lang', 'ar');
    await expect(box).toHaveAttribute('dir', 'rtl');
  },
};

/** Pictures come from the given places only, and know nothing about the visitor. */
export const Pictures: Story = {
  args: {
    imageHosts: ['/media', 'https://cdn.mekong.example'],
    html: '<p><img src="/media/a.png"><img src="https://cdn.mekong.example/b.png" alt="b"><img src="/mediathek/c.png" alt="c"><img src="https://other.example/d.png" alt="d"></p>',
  },
  play: async ({ canvasElement }) => {
    const pictures = [...(await boxOf(canvasElement)).querySelectorAll('img')];
    await expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
      '/media/a.png',
      'https://cdn.mekong.example/b.png',
    ]);
    for (const picture of pictures) {
      await expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
      await expect(picture).toHaveAttribute('loading', 'lazy');
      await expect(picture).toHaveAttribute('alt');
    }
  },
};

export const Long: Story = {
  args: {
    html: `${html}<h4>Limits</h4><ol><li>One</li><li>Two</li></ol><blockquote>Play for fun.</blockquote><table><caption>Odds</caption><thead><tr><th>Line</th><th>Pays</th></tr></thead><tbody><tr><td>Three lotus</td><td>250</td></tr></tbody></table><p>${'verylongword'.repeat(30)}</p><hr><p><small>In force from 1 December.</small> <mark>New</mark></p>`,
  },
};

type Watched = typeof globalThis & { xss?: () => void };

/** How many of the attacks run when nobody stops them: proof that the list bites and that the counting works. */
async function countRaw(): Promise<number> {
  const frame = document.body.appendChild(document.createElement('iframe'));
  let count = 0;
  const watch = () => {
    count++;
  };
  for (const attack of attacks.slice(0, 16)) {
    frame.contentDocument?.open();
    Object.assign(frame.contentWindow ?? {}, { xss: watch });
    frame.contentDocument?.write(attack);
    frame.contentDocument?.close();
  }
  await waitFor(() => expect(count).toBeGreaterThan(0));
  frame.remove();
  return count;
}

const gestures = ['click', 'mouseover', 'pointerdown', 'focus', 'animationstart', 'toggle', 'error', 'load'] as const;

/** None of them runs, loads, covers or asks for anything, not even when everything in it is touched. */
export const Attacks: Story = {
  args: { html: attacks.join('<hr>'), imageHosts: ['/media', 'https://cdn.mekong.example'] },
  play: async ({ canvasElement }) => {
    await expect(attacks.length).toBeGreaterThanOrEqual(30);
    await expect(await countRaw()).toBeGreaterThan(0);

    let calls = 0;
    (globalThis as Watched).xss = () => {
      calls++;
    };
    const box = await boxOf(canvasElement);
    const stay = (event: Event) => event.preventDefault();
    box.addEventListener('click', stay);
    for (const element of [box, ...box.querySelectorAll('*')])
      for (const gesture of gestures) fireEvent(element, new Event(gesture, { cancelable: true }));
    box.removeEventListener('click', stay);

    const bad =
      'script,iframe,object,embed,form,input,button,select,textarea,svg,math,style,link,meta,base,video,audio,template,dialog,details,marquee,xss';
    await expect([...box.querySelectorAll(bad)].map(({ outerHTML }) => outerHTML)).toEqual([]);
    const attributes = [...box.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`),
    );
    await expect(
      attributes.filter((text) => /^(on|style|id|name|class|srcset|ping|background|form)/.test(text)),
    ).toEqual([]);
    await expect(attributes.filter((text) => /^(href|src)=.*(script|data|blob|file|vbscript):/i.test(text))).toEqual(
      [],
    );
    for (const picture of box.querySelectorAll('img'))
      await expect(new URL(picture.src).pathname).toMatch(/^\/media\//);
    for (const link of box.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (link.origin !== location.origin) await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(calls).toBe(0);
    delete (globalThis as Watched).xss;
  },
};

export const Matrix: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap={6}>
      <HtmlContent html={Long.args?.html ?? ''} />
      <HtmlContent html="<p>ملاحظة: اللعب بأموال افتراضية فقط.</p>" lang="ar" />
    </Stack>
  ),
};
