/** Says that the console could not be started, and how to try again: without texts there is no application to say it. */
export function showStartFailure(root: HTMLElement): void {
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  main.style.cssText = 'display:grid;gap:16px;place-content:center;justify-items:center;min-block-size:100dvh';
  const heading = document.createElement('h1');
  heading.textContent = 'The page could not be loaded.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.style.cssText = 'padding:12px 24px;border:1px solid;border-radius:10px';
  button.addEventListener('click', () => location.reload());
  main.append(heading, button);
  root.replaceChildren(main);
}
