import { t } from '@lingui/core/macro';
import { el, ltr, onLanguage } from './dom.ts';
import { showMoney, toUnits } from './format.ts';
import { icon } from './icons.ts';
import type { Round, Session } from './model.ts';
import { largestBetText } from './texts.ts';

export interface ControlsOptions {
  readonly session: Session<Round>;
  /** Called while busy too: who starts the rounds knows why none starts now. */
  readonly onSpin: () => void;
  readonly onStake: (stake: string) => void;
  /** The small buttons beside spin. */
  readonly tools: HTMLElement;
  /** A fact of the game beside the stake: its name and its value. */
  readonly fact?: () => readonly [name: string, value: string];
  /** Whether the balance is shown here: not where the page around the game shows it. */
  readonly hasBalance: boolean;
}

/** Stake, spin and the small buttons; balance, a fact of the game and the last win where there is room. */
export function createControls({ session, onSpin, onStake, tools, fact, hasBalance }: ControlsOptions) {
  const { decimals, currency, stakes } = session;
  const signed = { decimals, currency };
  let balance = session.balance;
  let largest = session.maxStake;
  let chosen = 0;

  /** Place of the greatest stake that is offered: below a bonus's largest bet, and the smallest of the game at least. */
  const last = (): number =>
    Math.max(
      0,
      stakes.findLastIndex((stake) => largest === null || toUnits(stake) <= toUnits(largest)),
    );

  const balanceLabel = el('span', { class: 'label' });
  const balanceValue = ltr('', 'value');
  const balanceBox = el('div', { class: 'balance', hidden: !hasBalance }, balanceLabel, balanceValue);
  const factLabel = el('span', { class: 'label' });
  const factValue = ltr('', 'value');
  const winLabel = el('span', { class: 'label' });
  const winValue = ltr('', 'value');
  let won: string | undefined;

  const less = el('button', { type: 'button', class: 'step' }, icon('minus'));
  const more = el('button', { type: 'button', class: 'step' }, icon('plus'));
  const stakeLabel = el('span', { class: 'label' });
  const stakeValue = ltr('', 'value');
  const stakeButton = el(
    'button',
    { type: 'button', class: 'stake', popovertarget: 'stakes', 'aria-haspopup': 'true' },
    el('span', { class: 'stake-text' }, stakeLabel, stakeValue),
    icon('chevron'),
  );
  const legend = el('legend', {});
  const limit = el('p', { class: 'label' });
  const options = stakes.map((stake, index) => {
    const input = el('input', { type: 'radio', name: 'stake', value: stake });
    const text = ltr('');
    input.addEventListener('change', () => choose(index));
    return { input, text, element: el('label', { class: 'stake-option' }, input, text) };
  });
  const list = el(
    'div',
    { id: 'stakes', class: 'stakes', popover: 'auto' },
    el('fieldset', {}, legend, el('div', { class: 'stake-options' }, ...options.map(({ element }) => element), limit)),
  );
  // pointing at a stake is the decision; arrow keys keep the list open
  list.addEventListener('click', (event) => {
    if (event instanceof PointerEvent && event.pointerType !== '' && event.target instanceof HTMLInputElement)
      list.hidePopover();
  });
  list.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    list.hidePopover();
  });
  list.addEventListener('toggle', (event) => {
    if (event.newState === 'open') options[chosen]?.input.focus();
  });

  const spin = el('button', { type: 'button', class: 'spin' }, icon('spin'));

  function writeAmounts(): void {
    balanceValue.textContent = showMoney(balance, signed);
    stakeValue.textContent = showMoney(stakes[chosen] ?? '0.0000', signed);
    winValue.textContent = won === undefined ? '–' : showMoney(won, signed);
    const most = last();
    options.forEach(({ input, text, element }, index) => {
      text.textContent = showMoney(stakes[index] ?? '0.0000', { decimals });
      input.checked = index === chosen;
      element.hidden = index > most;
    });
    limit.hidden = most === stakes.length - 1;
    limit.textContent = largestBetText(largest ?? '0.0000', decimals);
  }

  function choose(index: number): void {
    const stake = stakes[index];
    if (stake === undefined) return;
    chosen = index;
    writeAmounts();
    setBusy(busy);
    onStake(stake);
  }

  let busy = false;
  /** While a round is played the stake stands and nothing can be started. Focus stays where it is. */
  function setBusy(next: boolean): void {
    busy = next;
    for (const button of [spin, stakeButton]) button.setAttribute('aria-disabled', String(busy));
    less.setAttribute('aria-disabled', String(busy || chosen === 0));
    more.setAttribute('aria-disabled', String(busy || chosen >= last()));
    if (busy) list.hidePopover();
  }

  onLanguage(() => {
    balanceLabel.textContent = t({ message: 'Balance', comment: 'Above the amount of money' });
    stakeLabel.textContent = t({ message: 'Bet', comment: 'Above the amount staked per spin' });
    legend.textContent = t`Bet per spin`;
    less.setAttribute('aria-label', t`Lower the bet`);
    more.setAttribute('aria-label', t`Raise the bet`);
    spin.setAttribute('aria-label', t({ message: 'Spin', comment: 'Button that starts a round' }));
    winLabel.textContent = t({ message: 'Win', comment: 'Before the amount won' });
    [factLabel.textContent, factValue.textContent] = fact?.() ?? ['', ''];
    writeAmounts();
  });

  stakeButton.addEventListener('click', (event) => {
    if (busy) event.preventDefault();
  });
  less.addEventListener('click', () => {
    if (!busy) choose(chosen - 1);
  });
  more.addEventListener('click', () => {
    if (!busy && chosen < last()) choose(chosen + 1);
  });
  spin.addEventListener('click', onSpin);
  setBusy(false);

  const bet = el('div', { class: 'bet', role: 'group' }, less, stakeButton, more, list);
  onLanguage(() => bet.setAttribute('aria-label', t`Bet per spin`));
  return {
    element: el(
      'div',
      { class: 'controls' },
      balanceBox,
      bet,
      ...(fact ? [el('div', { class: 'fact' }, factLabel, factValue)] : []),
      el('div', { class: 'fact won' }, winLabel, winValue),
      spin,
      tools,
    ),
    setBusy,
    setBalance: (amount: string) => {
      balance = amount;
      writeAmounts();
    },
    /** Offers no stake above the largest bet of a bonus; null offers all. */
    setLargest: (amount: string | null) => {
      largest = amount;
      if (chosen > last()) choose(last());
      writeAmounts();
      setBusy(busy);
    },
    /** What the last round has paid; nothing while the next one is played. */
    setWin: (amount: string | undefined) => {
      won = amount;
      writeAmounts();
    },
    stake: () => stakes[chosen] ?? '0.0000',
  };
}

export type Controls = ReturnType<typeof createControls>;
