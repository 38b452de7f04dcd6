/** Outline pictures of the controls, 24 units wide, drawn with the text colour. */
import { svg } from './dom.ts';

const shapes = {
  spin: ['M20.5 12a8.5 8.5 0 1 1-2.6-6.1', 'M20.5 2.5v4.5H16'],
  minus: ['M6 12h12'],
  plus: ['M6 12h12', 'M12 6v12'],
  chevron: ['m7 10 5 5 5-5'],
  close: ['M6 6l12 12', 'M18 6 6 18'],
  shield: ['M12 3 5 5.5V11c0 4.6 2.9 7.9 7 10 4.1-2.1 7-5.4 7-10V5.5Z', 'm9 11.5 2.2 2.2L15.2 9.5'],
  table: ['M4 5h16v14H4Z', 'M4 10h16', 'M10 10v9'],
  check: ['m5 12.5 4.5 4.5L19 7.5'],
  warning: ['M12 4 2.8 19.5h18.4Z', 'M12 10v4.5', 'M12 17v.01'],
  clock: ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'M12 7.5V12l3 2'],
  quick: ['M13 3 5.5 13.5H11L10 21l8-11h-5.5Z'],
  'sound-on': ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z', 'M15.5 9a4.2 4.2 0 0 1 0 6', 'M18 6.5a7.8 7.8 0 0 1 0 11'],
  'sound-off': ['M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z', 'm16 9.5 5 5', 'm21 9.5-5 5'],
  rounds: ['M4.5 6v4.5H9', 'M4.8 10.5A7.8 7.8 0 1 1 4.2 14', 'M12 8v4.2l3 1.8'],
  settings: [
    'M4 7h9',
    'M17.5 7H20',
    'M4 12h2.5',
    'M11 12h9',
    'M4 17h9',
    'M17.5 17H20',
    'M15.2 4.8v4.4',
    'M8.8 9.8v4.4',
    'M15.2 14.8v4.4',
  ],
  lock: ['M6 11h12v9H6Z', 'M8.5 11V8a3.5 3.5 0 0 1 7 0v3'],
} as const;

export type IconName = keyof typeof shapes;

/** A picture without a name of its own: the control says what it does. */
export function icon(name: IconName): SVGSVGElement {
  const paths = shapes[name].map((d) => svg('path', { d }));
  return svg('svg', { viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true', focusable: 'false' }, ...paths);
}
