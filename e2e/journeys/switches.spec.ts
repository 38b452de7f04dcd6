import { ownSite } from '../support/own-site.ts';
import { expect, test, visit } from '../support/site.ts';

test.describe('a switch', () => {
  // these turn what is offered to everybody: they have a site of their own
  const { site, operate } = ownSite();

  test('that an operator turns on brings what it names to the next page, without a new version', async ({ page }) => {
    await visit(page, `${site()}/?modal=login`);
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    const freePlay = dialog.getByRole('button', { name: 'Free play' });
    const turn = (isOn: boolean) =>
      operate(page, '/switches', (form) => form.getByLabel(/free play without an account/).setChecked(isOn));
    await turn(false);
    await page.reload();
    await expect(dialog.getByRole('button', { name: 'Register' })).toBeVisible();
    await expect(freePlay).toBeHidden();
    await turn(true);
    await page.reload();
    await freePlay.click();
    await expect(page.getByTestId('balance')).toContainText('100,000.00');
  });

  test('that an operator turns off takes away what it names, and the gateway refuses it too', async ({ page }) => {
    await operate(page, '/switches', (form) => form.getByLabel('Registration', { exact: true }).uncheck());
    await visit(page, `${site()}/?modal=register`);
    await expect(page.getByRole('dialog', { name: 'Register' }).getByText('Registration is closed')).toBeVisible();
  });
});
