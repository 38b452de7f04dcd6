/** The wheel of a bonus: segments as wide as their weight, and a pointer that shows where it stops. */
import { t } from '@lingui/core/macro';
import { el, onLanguage, svg } from '../../kit/dom.ts';
import { prefersStillness, wait } from '../../kit/motion.ts';
import type { Rules, Step } from '../model.ts';

const turnMs = 3200;
const lookMs = 1100;
const turns = 4;
const radius = 100;

type Segments = readonly (readonly [number | 'arrow', number])[];

const at = (share: number, distance: number) => {
  const angle = 2 * Math.PI * share - Math.PI / 2;
  return [distance * Math.cos(angle), distance * Math.sin(angle)] as const;
};

/** Where each segment begins and ends on the circle, from the top. */
export function sharesOf(segments: Segments): readonly (readonly [from: number, to: number])[] {
  const all = segments.reduce((sum, [, weight]) => sum + weight, 0);
  let from = 0;
  return segments.map(([, weight]) => {
    const begin = from;
    from += weight / all;
    return [begin, from];
  });
}

function draw(segments: Segments): SVGElement {
  const shares = sharesOf(segments);
  const parts = segments.flatMap(([value], index) => {
    const [from = 0, to = 0] = shares[index] ?? [];
    const [startX, startY] = at(from, radius);
    const [endX, endY] = at(to, radius);
    const large = to - from > 0.5 ? 1 : 0;
    const [x, y] = at((from + to) / 2, radius * 0.7);
    const turn = 180 * (from + to);
    return [
      svg('path', {
        class: value === 'arrow' ? 'segment arrow' : `segment shade-${index % 3}`,
        d: `M0 0 L${startX} ${startY} A${radius} ${radius} 0 ${large} 1 ${endX} ${endY} Z`,
      }),
      svg('text', { x, y, transform: `rotate(${turn} ${x} ${y})` }, value === 'arrow' ? '▲' : `${value}×`),
    ];
  });
  return svg('g', { class: 'disc' }, ...parts);
}

/** Lies over the board while it turns. */
export function createWheel({ config, facts }: Rules) {
  const wheels = config.parts.wheels ?? [];
  const picture = svg('svg', { viewBox: '-112 -112 224 224', 'aria-hidden': 'true' });
  const element = el('div', { class: 'wheel', hidden: true }, picture);
  const title = el('p', { class: 'wheel-title' });
  element.prepend(title);
  let level = 0;
  const write = () => {
    const number = level + 1;
    const count = wheels.length;
    title.textContent = t`Wheel ${number} of ${count}`;
  };
  onLanguage(write);

  return {
    element,
    /** Turns the wheel of a step to what the server has drawn. */
    async turn(step: Step): Promise<void> {
      level = Number(step.symbol?.split('-')[1] ?? 1) - 1;
      const segments = wheels[level] ?? [];
      const stakes = step.units / facts.unitsPerStake;
      const index = segments.findIndex(([value]) => value === (step.units > 0 ? stakes : 'arrow'));
      const [from = 0, to = 0] = sharesOf(segments)[index] ?? [];
      const disc = draw(segments);
      picture.replaceChildren(
        disc,
        svg('circle', { class: 'hub', r: 16 }),
        svg('path', { class: 'pointer', d: 'M-9 -110 H9 L0 -90 Z' }),
      );
      write();
      element.hidden = false;
      const end = `rotate(${-360 * turns - 180 * (from + to)}deg)`;
      disc.style.transform = end;
      if (!prefersStillness())
        await disc
          .animate([{ transform: 'rotate(0deg)' }, { transform: end }], {
            duration: turnMs,
            easing: 'cubic-bezier(0.15, 0.6, 0.2, 1)',
          })
          .finished.catch(() => undefined);
      disc.querySelectorAll('path')[index]?.classList.add('hit');
      await wait(lookMs);
    },
    hide: () => {
      element.hidden = true;
    },
  };
}

export type Wheel = ReturnType<typeof createWheel>;
