import type { Content } from './content.ts';

/** Vendors in the drop-down of the baseline pages. */
export const vendors = Array.from({ length: 11 }, (_, index) => `Vendor ${index + 1}`);
/** Content of the baseline pages where they stand beside a part of ours instead of a page: sixty cards without pictures. */
export const sample: Content = {
  title: 'Water Festival: play the house slot with play money',
  navigation: [],
  menu: ['Deposit', 'Withdraw', 'Promotions', 'Reward centre', 'App download', 'Live chat', 'Telegram', 'Language'],
  banners: [],
  rails: [
    {
      title: 'Games',
      cards: Array.from({ length: 60 }, (_, index) => ({
        name: `Game number ${index + 1}`,
        vendor: vendors[index % 11] ?? '',
        picture: undefined,
      })),
    },
  ],
  links: [],
  marks: [],
  elements: 0,
  more: 0,
};
/** How many cards appear at one press. */
export const manyGames = 1_000;

/** Hand-written styles of a page without a design system. */
export const css = `
:root{color-scheme:dark;--bg:#0b1620;--fg:#f2f6f8;--box:#12202c;--line:#2a3a47;--gold:#f2c14e}
[data-theme=light]{color-scheme:light;--bg:#f7f6f1;--fg:#15202b;--box:#fff;--line:#dedbd0;--gold:#f2c14e}
*{box-sizing:border-box;margin:0}body{font:14px/1.5 system-ui,sans-serif;background:var(--bg);color:var(--fg)}
a{color:inherit;text-decoration:none}ul{list-style:none;padding:0}svg{fill:none;stroke:currentColor;stroke-width:2;vertical-align:middle}
button{font:inherit;color:inherit;background:var(--box);border:1px solid var(--line);border-radius:10px;padding:8px 14px}
header{display:flex;gap:8px;padding:12px 20px;position:sticky;top:0;background:var(--box);border-bottom:1px solid var(--line);z-index:2}
header ul{display:flex;flex:1;gap:16px;align-items:center;overflow:hidden}
.menu{position:absolute;top:60px;inset-inline-start:120px;background:var(--box);border:1px solid var(--line);border-radius:14px;padding:12px;display:grid;grid-template-columns:repeat(4,1fr);gap:8px}
.body{display:flex}.body>nav{width:232px;padding:16px;display:grid;gap:4px;align-content:start}.body>nav[hidden],.menu[hidden]{display:none}
main{flex:1;min-width:0;padding:24px;display:grid;gap:24px}h1{font-size:34px}
.banners{position:relative;aspect-ratio:5/2;border-radius:14px;overflow:hidden;background:var(--box)}.banners>div[hidden]{display:none}
.banners img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}.words{position:absolute;inset:auto auto 32px 32px;max-width:50%}.words h2{font-size:34px}
.games{display:grid;grid-template-columns:repeat(6,1fr);gap:16px}.rail{display:grid;grid-auto-flow:column;grid-auto-columns:178px;gap:16px;overflow-x:auto}
.art{display:block;aspect-ratio:3/4;border-radius:14px;background:linear-gradient(#176,#024);overflow:hidden}.art img{width:100%;height:100%;object-fit:cover}
article{position:relative}article button{position:absolute;top:8px;inset-inline-end:8px}
.links{display:flex;flex-wrap:wrap;gap:16px}.marks{display:grid;grid-template-columns:repeat(9,1fr);gap:8px}.marks img{width:84px;height:28px}
.more{display:grid;grid-template-columns:repeat(12,1fr);gap:8px}.more span{height:18px;border-radius:6px;background:var(--box)}
dialog{margin:auto;width:400px;border:1px solid var(--line);border-radius:20px;padding:24px;background:var(--box);color:var(--fg)}dialog::backdrop{background:#0008}
input{display:block;width:100%;height:46px;margin:6px 0 14px;padding:0 12px;border-radius:10px;border:1px solid var(--line);background:var(--bg);color:inherit}
`;
