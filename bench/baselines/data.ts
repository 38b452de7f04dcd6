/** The same invented content for both baseline pages: what the home page of a lobby holds. */
export const vendors = Array.from({ length: 11 }, (_, index) => `Vendor ${index + 1}`);
export const sideMenu = [
  'Deposit',
  'Withdraw',
  'Promotions',
  'Reward centre',
  'App download',
  'Live chat',
  'Telegram',
  'Language',
  'Log out',
];
export const games = Array.from({ length: 60 }, (_, index) => ({
  id: index,
  name: `Game number ${index + 1}`,
  vendor: vendors[index % 11] ?? '',
}));
/** How many cards appear at one press. */
export const manyGames = 1_000;
export const bets = Array.from({ length: 200 }, (_, index) => ({
  id: index,
  game: `Game number ${(index % 60) + 1}`,
  stake: `${(index + 1) * 500}.00`,
}));
export const pageSize = 20;

/** Hand-written styles of a page without a design system. */
export const css = `
:root{color-scheme:dark;--bg:#0b1620;--fg:#f2f6f8;--box:#12202c;--line:#2a3a47;--gold:#f2c14e}
[data-theme=light]{color-scheme:light;--bg:#f7f6f1;--fg:#15202b;--box:#fff;--line:#dedbd0;--gold:#f2c14e}
*{box-sizing:border-box;margin:0}body{font:14px/1.5 system-ui,sans-serif;background:var(--bg);color:var(--fg)}
button{font:inherit;color:inherit;background:var(--box);border:1px solid var(--line);border-radius:10px;padding:8px 14px}
header{display:flex;gap:8px;padding:12px 20px;position:sticky;top:0;background:var(--box);border-bottom:1px solid var(--line);z-index:2}
.menu{position:absolute;top:60px;inset-inline-start:120px;background:var(--box);border:1px solid var(--line);border-radius:14px;padding:12px;display:grid;grid-template-columns:repeat(4,1fr);gap:8px}
.body{display:flex}nav{width:232px;padding:16px;display:grid;gap:4px;align-content:start}nav[hidden],.menu[hidden]{display:none}
main{flex:1;padding:24px;display:grid;gap:24px}h1{font-size:34px}.games{display:grid;grid-template-columns:repeat(6,1fr);gap:16px}
.art{aspect-ratio:3/4;border-radius:14px;background:linear-gradient(#176,#024);position:relative}.art button{position:absolute;top:8px;inset-inline-end:8px}
table{width:100%;border-collapse:collapse}td,th{padding:12px;border-bottom:1px solid var(--line);text-align:start}
dialog{margin:auto;width:400px;border:1px solid var(--line);border-radius:20px;padding:24px;background:var(--box);color:var(--fg)}dialog::backdrop{background:#0008}
input{display:block;width:100%;height:46px;margin:6px 0 14px;padding:0 12px;border-radius:10px;border:1px solid var(--line);background:var(--bg);color:inherit}
`;
