/** Opens the page: launch parameters, texts, rules and session; then the game, its keys and the messages of the site. */
import '@mekong/game-frame/styles.css';
import '../kit/styles/base.css';
import '../kit/styles/chrome.css';
import './styles/scene.css';
import './styles/cabinet.css';
import './styles/frame.css';
import './styles/board.css';
import './styles/jackpots.css';
import './styles/panels.css';
import '../kit/styles/controls.css';
import '../kit/styles/dialogs.css';
import { connectFrame } from '@mekong/game-frame/connect';
import type { SiteMessage, Theme } from '@mekong/game-frame/messages';
import { setDocumentLanguage } from '@mekong/i18n/document';
import { activateGame } from '@mekong/i18n/game';
import type { LanguageCode } from '@mekong/i18n/registry';
import { loadSymbolNames } from '@mekong/i18n/symbols/load';
import { ApiError } from '../kit/api.ts';
import { el, refreshTexts } from '../kit/dom.ts';
import { icon } from '../kit/icons.ts';
import { isFramed, siteOrigin, takeLaunch } from '../kit/launch.ts';
import { createOverlay, type Overlay } from '../kit/overlay.ts';
import { createSettings } from '../kit/settings.ts';
import { fetchRules, openSession } from '../kit/vendor.ts';
import { createGame, type Game } from './game.ts';
import { listenToKeys } from './keys.ts';
import { type Rules, roundShape, rulesShape } from './model.ts';
import { createScene } from './scene.ts';
import { nameSlot, slot, slotName, speakSlotName } from './slots.ts';
import { applySlotTheme, colorSlot } from './theme.ts';

const launch = takeLaunch();
const frame = connectFrame(siteOrigin(), handleMessage);
const settings = createSettings();
let game: Game | undefined;
let isPaused = false;

async function speak(language: LanguageCode): Promise<void> {
  await Promise.all([loadSymbolNames(language), activateGame(language)]);
  setDocumentLanguage(language);
  speakSlotName(language);
  document.title = slotName();
  refreshTexts();
}

/** The scene is of the night in both themes; the site's choice colours the reels. */
function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  document.documentElement.dataset.slot = slot.gameId;
  colorSlot();
}

/** The size of every part follows the number of reels and rows. */
function applySize({ facts, jackpotUnits }: Rules): void {
  const { style } = document.documentElement;
  style.setProperty('--reels', String(facts.rows.length));
  style.setProperty('--rows', String(Math.max(...facts.rows)));
  // the place of the board is known from now on, and stays the same until the game is closed
  document.documentElement.classList.add('sized');
  document.documentElement.classList.toggle('linked', jackpotUnits !== undefined);
}

function handleMessage(message: SiteMessage): void {
  switch (message.type) {
    case 'pause':
    case 'resume':
      isPaused = message.type === 'pause';
      game?.player[message.type]();
      break;
    case 'theme':
      applyTheme(message.theme);
      break;
    case 'language':
      void speak(message.language).catch(() => undefined);
      break;
    case 'refresh-balance':
      void game?.player.refreshBalance();
      break;
  }
}

async function start(stage: HTMLElement, overlay: Overlay, loadedRules?: Rules): Promise<void> {
  overlay.show('loading');
  let rules = loadedRules;
  try {
    rules ??= await fetchRules(slot, rulesShape);
    nameSlot(rules.names);
    document.title = slotName();
    applySize(rules);
    await applySlotTheme(rules);
    const { session, server } = await openSession(launch.code, slot, roundShape);
    game = createGame({ rules, session, server, frame, overlay, settings, hasBalance: !isFramed() });
    stage.replaceWith(game.element);
    overlay.hide('loading');
    frame.send({ type: 'ready' });
    frame.send({ type: 'balance', balance: session.balance, currency: session.currency });
    if (isPaused) game.player.pause();
    if (session.interrupted) await game.player.showInterrupted(session.interrupted);
  } catch (error) {
    const failure = error instanceof ApiError ? error : new ApiError('UNKNOWN');
    frame.send({ type: 'error', code: failure.code });
    overlay.hide('loading');
    if (failure.isUncertain) {
      const again = () => {
        overlay.hide('failed');
        void start(stage, overlay, rules);
      };
      overlay.show('failed', again);
    } else {
      frame.send({ type: 'session-ended' });
      overlay.show('ended', leave);
    }
  }
}

const leave = () => frame.send({ type: 'close' });

/** Without its texts the game cannot even say what is wrong: a button with a sign alone tries again. */
function untilPressed(): Promise<void> {
  const button = el('button', { type: 'button', class: 'spin', 'aria-label': '↻' }, icon('spin'));
  document.body.replaceChildren(createScene(), el('main', { class: 'game' }, button));
  return new Promise((go) => button.addEventListener('click', () => go(), { once: true }));
}

async function boot(): Promise<void> {
  applyTheme(launch.theme);
  document.documentElement.dataset.brand = launch.brand;
  for (;;) {
    try {
      await speak(launch.language);
      break;
    } catch {
      await untilPressed();
    }
  }
  if (launch.round) {
    const host = el('main');
    document.body.replaceChildren(createScene(), host);
    const { showProof } = await import('./proof.ts');
    return showProof(launch.round, host);
  }
  const overlay = createOverlay();
  const stage = el(
    'main',
    { class: 'game opening', 'aria-label': slotName() },
    el('div', { class: 'cabinet' }, overlay.element),
  );
  document.body.replaceChildren(createScene(), stage);
  listenToKeys(() => game);
  await start(stage, overlay);
}

void boot();
