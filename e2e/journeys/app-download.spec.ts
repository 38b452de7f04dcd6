import { readFile } from 'node:fs/promises';
import { expect, test, visit } from '../support/site.ts';

test('the app item of the header shows a code of 130 px, and the page behind it saves one of 800 px to be printed', {
  tag: '@night',
}, async ({ page }) => {
  await visit(page, '/promotions');
  await page.getByRole('banner').getByRole('button', { name: 'APP' }).click();
  const panel = page.getByRole('dialog', { name: 'App download' });
  const code = panel.getByRole('img', { name: 'Code for the camera of your phone: Any phone' });
  await expect(code).toBeVisible();
  expect(await code.evaluate((svg) => svg.parentElement?.getBoundingClientRect().width)).toBe(130);
  // the same for who reads on the phone itself
  await expect(panel.getByRole('link', { name: 'Open the link' })).toHaveAttribute('href', /^http/);

  await panel.getByRole('link', { name: 'How to install' }).click();
  await expect(page).toHaveURL(/\/down$/);
  await expect(panel).toBeHidden();
  const saved = page.waitForEvent('download');
  await page.getByRole('main').getByRole('button', { name: 'Save the picture' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('app-pwa.png');
  const picture = await readFile(await download.path());
  // width and height as a PNG says them
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([800, 800]);
});
