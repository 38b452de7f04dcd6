import { shippedLanguages } from '@mekong/i18n/registry';
import type { Page } from '@playwright/test';
import { lookAt } from '../support/look-at.ts';
import { modals, publicPages } from '../support/public-pages.ts';
import { expect, forgive, test, visit } from '../support/site.ts';

/*
 * What anybody can open, by its address, on a phone and in every language. In which width and theme it is accessible is looked at
 * by day (pages.spec.ts) in two of them: here it is about words, which are longest in one language here and in another there.
 */

const phone = 390;

/** Opens an address in a language; the window that it names is there. */
async function arrive(page: Page, path: string, language: (typeof shippedLanguages)[number]): Promise<void> {
  await visit(page, path, { language });
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const heading = page.getByRole('heading', { level: 1 });
  await expect((path.includes('modal=') ? dialog : heading).first()).toBeVisible();
}

for (const language of shippedLanguages)
  test(`a visitor opens every page and window on a phone: whole and accessible in ${language} @small`, {
    tag: '@night',
  }, async ({ page, faults }) => {
    const paths = [...publicPages, ...modals].flat();
    test.setTimeout(paths.length * 60_000);
    const found: string[] = [];
    for (const path of paths)
      await test.step(path, async () => {
        await arrive(page, path, language);
        const wrong = await lookAt(page, 'dark', [phone]);
        // the browser names a page whose address leads nowhere by its status
        if (path === '/no-such-page') forgive(faults, /status of 404/);
        found.push(...[...wrong, ...faults.splice(0)].map((fault) => `${path} ${fault}`));
      });
    expect(found).toEqual([]);
  });
