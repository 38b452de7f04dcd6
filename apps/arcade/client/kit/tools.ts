/** The small buttons of a game: its dialogs, its pace and its sound. */
import { t } from '@lingui/core/macro';
import { el, onLanguage } from './dom.ts';
import { type IconName, icon } from './icons.ts';
import type { SettingsStore } from './settings.ts';

export interface ToolsOptions {
  readonly settings: SettingsStore;
  readonly onPaytable: () => void;
  readonly onFairPlay: () => void;
  readonly onRounds: () => void;
  readonly onSettings: () => void;
  /** Sound was just turned on, by a press: the browser may let it begin now. */
  readonly onSound: () => void;
}

function createTool(name: string, iconName: IconName, label: () => string, onPress: () => void) {
  const text = el('span', { class: 'tool-text' });
  const button = el('button', { type: 'button', class: `tool tool-${name}` }, icon(iconName), text);
  button.addEventListener('click', onPress);
  const write = () => {
    text.textContent = label();
    // the words are out of sight where there is no room for them
    button.title = label();
  };
  onLanguage(write);
  return { button, write };
}

/** Everything beside stake and spin, in the order of the keyboard. */
export function createTools({ settings, onPaytable, onFairPlay, onRounds, onSettings, onSound }: ToolsOptions) {
  const paytable = createTool('paytable', 'table', () => t`Paytable`, onPaytable);
  const fairPlay = createTool('fair', 'shield', () => t`Fair play`, onFairPlay);
  const quick = createTool(
    'quick',
    'quick',
    () => t({ message: 'Quick spin', comment: 'Button that is on or off: results are shown faster' }),
    () => settings.set({ isQuick: !settings.get().isQuick }),
  );
  const sound = createTool(
    'sound',
    'sound-off',
    () => (settings.get().hasSound ? t`Sound on` : t`Sound off`),
    () => {
      settings.set({ hasSound: !settings.get().hasSound });
      if (settings.get().hasSound) onSound();
    },
  );
  const rounds = createTool(
    'rounds',
    'rounds',
    () => t({ message: 'Rounds', comment: 'Button: the last rounds' }),
    onRounds,
  );
  const more = createTool('more', 'settings', () => t`Settings`, onSettings);
  settings.onChange(({ hasSound, isQuick }) => {
    quick.button.setAttribute('aria-pressed', String(isQuick));
    sound.button.replaceChild(icon(hasSound ? 'sound-on' : 'sound-off'), sound.button.firstChild as Node);
    sound.write();
  });
  const all = [paytable, fairPlay, quick, sound, rounds, more];
  return { element: el('div', { class: 'tools' }, ...all.map(({ button }) => button)) };
}
