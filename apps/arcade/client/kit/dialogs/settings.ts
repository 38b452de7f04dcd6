import { t } from '@lingui/core/macro';
import { createDialog } from '../dialog.ts';
import { el, ltr, onLanguage } from '../dom.ts';
import { type Hand, hands, type SettingsStore } from '../settings.ts';

export interface SettingsDialogOptions {
  readonly settings: SettingsStore;
  /** Sound was just turned on, by a press. */
  readonly onSound: () => void;
}

function handText(hand: Hand): string {
  switch (hand) {
    case 'both':
      return t({ message: 'Middle', comment: 'Where the spin button is: for both hands' });
    case 'left':
      return t({ message: 'Left hand', comment: 'Where the spin button is' });
    case 'right':
      return t({ message: 'Right hand', comment: 'Where the spin button is' });
  }
}

/** Sound with its volume, the pace of results, and the hand that plays. */
export function createSettingsDialog({ settings, onSound }: SettingsDialogOptions) {
  const dialog = createDialog('settings', () => t`Settings`);
  const message = el('p', { class: 'dialog-message', role: 'status' });
  const soundText = el('span');
  const soundBox = el('input', { type: 'checkbox' });
  const volumeText = el('label', { for: 'volume' });
  const volume = el('input', { id: 'volume', type: 'range', min: 0, max: 100, step: 5 });
  const percent = ltr('', 'value');
  const quickText = el('span');
  const quickHint = el('p', { class: 'hint', id: 'quick-hint' });
  const quickBox = el('input', { type: 'checkbox', 'aria-describedby': 'quick-hint' });
  const legend = el('legend');
  const choices = hands.map((hand) => {
    const input = el('input', { type: 'radio', name: 'hand', value: hand });
    const text = el('span');
    input.addEventListener('change', () => settings.set({ hand }));
    return { hand, input, text, element: el('label', { class: 'stake-option' }, input, text) };
  });

  soundBox.addEventListener('change', () => {
    settings.set({ hasSound: soundBox.checked });
    if (soundBox.checked) onSound();
  });
  volume.addEventListener('input', () => settings.set({ volume: Number(volume.value) }));
  quickBox.addEventListener('change', () => settings.set({ isQuick: quickBox.checked }));

  settings.onChange(({ hasSound, volume: loudness, isQuick, hand }) => {
    soundBox.checked = hasSound;
    volume.value = String(loudness);
    volume.disabled = !hasSound;
    percent.textContent = `${loudness} %`;
    quickBox.checked = isQuick;
    for (const choice of choices) choice.input.checked = choice.hand === hand;
    if (!hasSound) message.textContent = '';
  });
  onLanguage(() => {
    soundText.textContent = t({ message: 'Sound', comment: 'Can be turned on and off' });
    volumeText.textContent = t`Volume`;
    quickText.textContent = t({ message: 'Quick spin', comment: 'Button that is on or off: results are shown faster' });
    quickHint.textContent = t`Shows results without suspense and all wins at once. A spin never takes less than its shortest time.`;
    legend.textContent = t`Spin button`;
    for (const { hand, text } of choices) text.textContent = handText(hand);
  });

  dialog.body.append(
    el('label', { class: 'setting' }, soundText, soundBox),
    el('div', { class: 'setting' }, volumeText, volume, percent),
    message,
    el('label', { class: 'setting' }, quickText, quickBox),
    quickHint,
    el(
      'fieldset',
      { class: 'setting-group' },
      legend,
      el('div', { class: 'stake-options' }, ...choices.map(({ element }) => element)),
    ),
  );
  return {
    element: dialog.element,
    open: dialog.open,
    /** Says something of the sound beside its switch. */
    say: (text: string) => {
      message.textContent = text;
    },
  };
}
