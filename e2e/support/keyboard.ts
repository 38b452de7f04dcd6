import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** What live regions have said since the page was loaded. */
    heard?: string[];
    /** What has had the focus without showing it. */
    unseen?: string[];
  }
}

/** Writes down what a screen reader would read out by itself, and what has the focus without a ring. To be called before a page is opened. */
export const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const live = '[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live=off]), [role=alert]';
    const heard: string[] = [];
    const unseen: string[] = [];
    Object.assign(window, { heard, unseen });
    const note = (region: Element | null | undefined): void => {
      if (region?.textContent) heard.push(region.textContent);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        note((target instanceof Element ? target : target.parentElement)?.closest(live));
        for (const added of addedNodes)
          if (added instanceof Element) for (const region of added.querySelectorAll(live)) note(region);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });

    const hasRing = (element: Element | null | undefined): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    document.addEventListener('focusin', ({ target }) => {
      // what passes the focus on has no ring, and an entry of a menu is lit instead
      const unringed = 'main, [role=dialog], [role=tablist], [role=menu], [role^=menuitem]';
      if (!(target instanceof Element) || target.matches(unringed)) return;
      // the ends of the messages at the edge of the screen: they are there to be passed
      if (target.matches('span') && target.clientWidth <= 1) return;
      // the ring is drawn by the control itself, by what frames it, or by what stands for it
      const { parentElement: frame } = target;
      if (![target, frame, frame?.parentElement, target.nextElementSibling].some(hasRing))
        unseen.push(target.outerHTML.slice(0, 200));
    });
  });

/** A live region has said these words. */
export const expectHeard = (page: Page, words: string): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.heard ?? []), words).toContainEqual(expect.stringContaining(words));

/** Something of the page has the focus, so that the next key goes on from there. */
export const expectFocusKept = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName), 'The focus is lost.').not.toBe('BODY');

/** Whatever has had the focus on the page has shown it. */
export const expectFocusSeen = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => window.unseen), 'What has the focus shows it.').toEqual([]);

/** How a control lies to the focus. */
interface Way {
  readonly isThere: boolean;
  /** The control stands before what has the focus. */
  readonly isBefore: boolean;
  /** About how many stops away it is. */
  readonly stops: number;
}

function wayTo(control: Element): Way {
  const focused = document.activeElement ?? document.body;
  const isBefore = (focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const [first, last] = isBefore ? [control, focused] : [focused, control];
  const controls = [...document.querySelectorAll('a[href], button, input, textarea, [tabindex="0"]')];
  const between = controls.filter(
    (one) =>
      (first.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      (last.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING) !== 0 &&
      one.checkVisibility() &&
      // of the choices of a group Tab stops at the one that is chosen
      !one.matches(':disabled, [tabindex="-1"], [type=radio]:not(:checked)'),
  );
  return { isThere: focused === control, isBefore, stops: between.length + 1 };
}

/** Whether the focus is in the window that the control stands in; a window that opens takes it a moment later. */
const hasFocusBeside = (control: Element): boolean =>
  control.closest('[role=dialog], [role=alertdialog]')?.contains(document.activeElement) ?? true;

/** Goes to a control by Tab alone. */
export async function tabTo(control: Locator): Promise<void> {
  const { keyboard } = control.page();
  // ways are counted from where the focus is: from behind a window they would lead past everything in it
  await expect.poll(() => control.evaluate(hasFocusBeside), 'The focus stays behind the window.').toBe(true);
  let towards: boolean | undefined;
  let isNear = false;
  for (let left = 150; left > 0; ) {
    const { isThere, isBefore, stops } = await control.evaluate(wayTo);
    if (isThere) break;
    // gone too far: step by step from here
    isNear ||= towards !== undefined && towards !== isBefore;
    towards = isBefore;
    const steps = isNear ? 1 : Math.min(stops, left);
    for (let step = 0; step < steps; step++) await keyboard.press(isBefore ? 'Shift+Tab' : 'Tab');
    left -= steps;
  }
  await expect(control).toBeFocused();
}

/** Goes to a button or link and presses it. */
export async function press(control: Locator): Promise<void> {
  await tabTo(control);
  await control.page().keyboard.press('Enter');
}

/** Goes to a field and writes over what stands there. */
export async function write(field: Locator, words: string): Promise<void> {
  await tabTo(field);
  const { keyboard } = field.page();
  await keyboard.press('ControlOrMeta+A');
  await (words ? keyboard.insertText(words) : keyboard.press('Delete'));
}

/**
 * Types a moment: a full segment leads to the next.
 *
 * @param digits month, day, year, hour and minute as English has them: 010120990000; '' takes out what stands there
 */
export async function writeMoment(field: Locator, digits: string): Promise<void> {
  const segments = field.getByRole('spinbutton');
  const { keyboard } = field.page();
  if (digits) {
    await tabTo(segments.first());
    await keyboard.type(digits);
    return;
  }
  await tabTo(segments.last());
  // of 12 digits; in an empty segment it leads to the one before
  for (let press = 0; press < 12 + 4; press++) await keyboard.press('Backspace');
}

/**
 * Chooses in a list by arrows.
 *
 * @param hint what stands behind the name of the option
 */
export async function choose(list: Locator, option: string, hint = ''): Promise<void> {
  await press(list);
  const page = list.page();
  await page.keyboard.press('Home');
  const options = page.getByRole('option');
  for (let count = await options.count(); count > 0; count--) {
    const active = await list.getAttribute('aria-activedescendant');
    if ((await page.locator(`[id="${active}"]`).textContent()) === option + hint) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(list).toContainText(option);
}

/** Goes to a group of choices and by arrows to one of them. */
export async function pick(choice: Locator): Promise<void> {
  const page = choice.page();
  const name = await choice.getAttribute('name');
  const group = page.locator(`[type=radio][name="${name}"]`);
  const chosen = group.and(page.locator(':checked'));
  await tabTo((await chosen.count()) > 0 ? chosen : group.first());
  if ((await chosen.count()) === 0) await page.keyboard.press('Space');
  for (let count = await group.count(); count > 0 && !(await choice.isChecked()); count--)
    await page.keyboard.press('ArrowDown');
  await expect(choice).toBeFocused();
  await expect(choice).toBeChecked();
}

/** Goes to the tabs and by arrows to one of them. */
export async function showTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  const shown = page.getByRole('tablist').filter({ has: tab }).getByRole('tab', { selected: true });
  await tabTo(shown);
  for (let count = 0; count < 9 && !(await tab.evaluate((one) => one === document.activeElement)); count++)
    await page.keyboard.press('ArrowRight');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}

/** Chooses a file for an upload. */
export async function chooseFile(field: Locator, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  const chosen = field.page().waitForEvent('filechooser');
  await press(field);
  await (await chosen).setFiles(file);
}
