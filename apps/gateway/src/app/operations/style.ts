/** The one style sheet of these pages; both themes by the reader's own setting. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1b1d22, #e8e9ed);
  --quiet: light-dark(#565b66, #a9aeba);
  --page: light-dark(#fff, #14161a);
  --raised: light-dark(#f3f4f7, #1e2127);
  --line: light-dark(#8b909c, #747b89);
  --link: light-dark(#0b4fb3, #8fbcff);
  --action: light-dark(#0b4fb3, #9cc3ff);
  --on-action: light-dark(#fff, #10213d);
  --wrong: light-dark(#a4161a, #ff9d96);
  --good: light-dark(#1a6b35, #7fd99a);
  font: 16px/1.5 system-ui, sans-serif;
  background: var(--page);
  color: var(--text);
}
body { margin: 0 auto; max-inline-size: 80rem; padding: 1rem; overflow-wrap: break-word; }
h1 { font-size: 1.6rem; line-height: 1.25; }
h2 { font-size: 1.2rem; margin-block: 2rem 0.5rem; }
a { color: var(--link); }
header { border-block-end: 1px solid var(--line); }
header, nav, form { align-items: end; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
header { align-items: center; }
nav a, button, input, select, textarea { font: inherit; min-block-size: 44px; }
nav a, button { align-items: center; display: inline-flex; }
nav a[aria-current] { color: var(--text); font-weight: bold; text-decoration: none; box-shadow: inset 0 -3px; }
label { display: grid; gap: 0.25rem; grid-template-columns: minmax(0, 1fr); max-inline-size: 100%; }
input, select, textarea, button {
  box-sizing: border-box;
  max-inline-size: 100%;
  padding-inline: 0.75rem;
  border: 1px solid var(--line);
  border-radius: 6px;
  background: var(--page);
  color: var(--text);
}
textarea { inline-size: 100%; padding-block: 0.6rem; resize: vertical; }
input[type='checkbox'] { inline-size: 24px; block-size: 24px; min-block-size: 24px; flex: none; margin: 0; accent-color: var(--action); }
button { background: var(--raised); cursor: pointer; justify-content: center; padding-inline: 1.25rem; }
button.primary { background: var(--action); border-color: var(--action); color: var(--on-action); font-weight: bold; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.hint { color: var(--quiet); font-size: 0.9rem; }
.error { color: var(--wrong); font-weight: bold; }
[aria-invalid] { border: 2px solid var(--wrong); }
.alarm, .saved { border: 2px solid; border-inline-start-width: 0.75rem; border-radius: 6px; padding: 0.75rem; }
.alarm { border-color: var(--wrong); }
.saved { border-color: var(--good); }
.alarm pre { overflow-x: auto; white-space: pre-wrap; }
.alarm a { color: inherit; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { border-block-end: 1px solid var(--line); padding: 0.5rem; text-align: start; vertical-align: top; }
td.text { min-inline-size: 20rem; overflow-wrap: anywhere; white-space: pre-wrap; }
td dl { min-inline-size: 16rem; }
pre, bdi { overflow-wrap: anywhere; }
dl { margin: 0; }
dl div { display: flex; flex-wrap: wrap; gap: 0 0.5rem; }
dt { color: var(--quiet); }
dd { margin: 0; overflow-wrap: anywhere; }
ins { text-decoration: none; font-weight: bold; }
form.settings { display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); justify-items: start; max-inline-size: 50rem; }
.settings > * { min-inline-size: 0; }
.settings fieldset { box-sizing: border-box; inline-size: 100%; min-inline-size: 0; }
fieldset { border: 1px solid var(--line); border-radius: 6px; display: grid; gap: 0.75rem; grid-template-columns: minmax(0, 1fr); margin: 0; padding: 0.75rem; }
legend { font-weight: bold; padding-inline: 0.25rem; }
.texts { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }
.field { display: grid; gap: 0.25rem; grid-template-columns: minmax(0, 1fr); }
.settings > .field { inline-size: 100%; max-inline-size: 32rem; }
.flag label, .choices label { align-items: center; display: flex; gap: 0.6rem; min-block-size: 44px; }
.row { display: flex; flex-wrap: wrap; align-items: end; background: var(--raised); }
.row .field { flex: 1 1 8rem; min-inline-size: 0; }
.row .flag, .row .field:has([inputmode='numeric']) { flex: 0 1 auto; }
.row .field:has([inputmode='numeric']) input { inline-size: 6rem; }
.choices { list-style: none; margin: 0; padding: 0; }
.choices { display: grid; gap: 0.25rem; }
.choices li { align-items: center; display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; justify-content: space-between; }
.choices .below { margin-inline-start: 1.5rem; }
.choices .place { inline-size: 4.5rem; }
.pages { display: grid; gap: 0.5rem 1.5rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); list-style: none; padding: 0; }
.pages li { display: grid; }
.pages a { align-items: center; display: inline-flex; font-weight: bold; min-block-size: 44px; }
@media (max-width: 40rem) {
  thead { block-size: 1px; clip-path: inset(50%); display: block; inline-size: 1px; overflow: hidden; position: absolute; }
  table, tbody, tr, td { display: block; }
  tr { border-block-end: 1px solid var(--line); padding-block: 0.5rem; }
  td { border: 0; padding: 0.15rem 0; padding-inline-start: 5.5rem; position: relative; }
  td::before { color: var(--quiet); content: attr(data-label); inset-inline-start: 0; position: absolute; }
  td.text, td dl { min-inline-size: 0; }
  .settings input:not([type='checkbox'], .place, [inputmode='numeric']), .settings select { inline-size: 100%; }
  .settings > .primary { inline-size: 100%; }
}
`;
