import { el } from '../kit/dom.ts';
import { prefersStillness } from '../kit/motion.ts';

const petals = 22;

/**
 * Lotus petals that drift down once, for a win of many times the bet. Movement by transform and opacity only; nothing at all
 * for players who want less movement.
 */
export function createPetals() {
  const element = el('div', { class: 'petals', 'aria-hidden': 'true' });
  return {
    element,
    fall: (): void => {
      if (prefersStillness()) return;
      element.replaceChildren(
        ...Array.from({ length: petals }, (_, index) => {
          const petal = el('span', { class: 'petal' });
          petal.style.left = `${(100 * (index + Math.random())) / petals}%`;
          const turn = 180 + 360 * Math.random();
          const drift = 12 * (Math.random() - 0.5);
          petal
            .animate(
              [
                { transform: 'translate3d(0, -10vh, 0) rotate(0)', opacity: 0 },
                {
                  transform: `translate3d(${drift / 4}vw, 15vh, 0) rotate(${turn / 4}deg)`,
                  opacity: 0.95,
                  offset: 0.15,
                },
                { transform: `translate3d(${drift}vw, 105vh, 0) rotate(${turn}deg)`, opacity: 0.5 },
              ],
              { duration: 3200 + 1800 * Math.random(), delay: 900 * Math.random(), easing: 'linear', fill: 'both' },
            )
            .finished.then(
              () => petal.remove(),
              () => petal.remove(),
            );
          return petal;
        }),
      );
    },
    clear: (): void => element.replaceChildren(),
  };
}
