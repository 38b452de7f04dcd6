// The baseline for a React page: native elements, hand-written CSS, no library besides React. What it shows stands in the page.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Content } from '../content.ts';
import { css, manyGames, vendors } from '../data.ts';

interface GameProps {
  readonly name: string;
  readonly vendor: string;
  readonly picture?: string | undefined;
}

function Game({ name, vendor, picture }: GameProps) {
  const [favourite, setFavourite] = useState(false);
  return (
    <article>
      <span className="art">{picture && <img src={picture} alt="" width={300} height={400} decoding="async" />}</span>
      <h3>
        <a href="/">{name}</a>
      </h3>
      <p>{vendor}</p>
      <button
        type="button"
        data-act="favourite"
        aria-label="Favourite"
        aria-pressed={favourite}
        onClick={() => setFavourite(!favourite)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
          <path d="M2 9.5a5.5 5.5 0 0 1 9.6-3.7.6.6 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5" />
        </svg>
      </button>
    </article>
  );
}

function Login({ onClose }: { onClose: () => void }) {
  const [error, setError] = useState('');
  return (
    <dialog ref={(dialog) => dialog?.showModal()} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setError(new FormData(event.currentTarget).get('name') ? '' : 'Enter your name');
        }}
      >
        <h2>Log in</h2>
        <label>
          Username
          <input name="name" />
        </label>
        <label>
          Password
          <input name="password" type="password" />
        </label>
        <p role="alert">{error}</p>
        <button type="submit">Go</button>
      </form>
    </dialog>
  );
}

function Banners({ banners }: Pick<Content, 'banners'>) {
  const [shown, setShown] = useState(0);
  return (
    <div className="banners">
      {banners.map(({ title, text, picture }, place) => (
        <div key={title} hidden={place !== shown}>
          {picture && <img src={picture} alt="" width={1200} height={480} />}
          <div className="words">
            <h2>{title}</h2>
            <p>{text}</p>
            <a href="/">See more</a>
          </div>
        </div>
      ))}
      <button type="button" data-act="next" onClick={() => setShown((shown + 1) % banners.length)}>
        Next page
      </button>
    </div>
  );
}

const many = Array.from({ length: manyGames }, (_, id) => ({
  id,
  name: `Game number ${id}`,
  vendor: vendors[id % 11] ?? '',
}));

function Page({ title, navigation, menu, banners, rails, links, marks, more }: Content) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [hasSide, setSide] = useState(true);
  const [isLogin, setLogin] = useState(false);
  const [hasMany, setMany] = useState(false);
  return (
    <>
      <style>{css}</style>
      <header>
        <button type="button" data-act="side" onClick={() => setSide(!hasSide)}>
          Side menu
        </button>
        <button type="button" data-act="menu" onClick={() => setMenuOpen(!isMenuOpen)}>
          Slots
        </button>
        <ul>
          {navigation.map((item) => (
            <li key={item}>
              <a href="/">{item}</a>
            </li>
          ))}
        </ul>
        <button
          type="button"
          data-act="theme"
          onClick={() => {
            const root = document.documentElement;
            root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
          }}
        >
          Theme
        </button>
        <button type="button" data-act="login" onClick={() => setLogin(true)}>
          Log in
        </button>
        {isMenuOpen && (
          <div className="menu">
            {vendors.map((vendor) => (
              <button type="button" key={vendor}>
                {vendor}
              </button>
            ))}
          </div>
        )}
      </header>
      <div className="body">
        <nav hidden={!hasSide}>
          {menu.map((item) => (
            <button type="button" key={item}>
              {item}
            </button>
          ))}
        </nav>
        <main>
          <h1>{title}</h1>
          {banners.length > 0 && <Banners banners={banners} />}
          {rails.map((rail) => (
            <section key={rail.title}>
              <h2>{rail.title}</h2>
              <div className={rail.cards.length > 20 ? 'games' : 'rail'}>
                {rail.cards.map((card) => (
                  <Game key={card.name + card.vendor} {...card} />
                ))}
              </div>
            </section>
          ))}
          {hasMany && (
            <div className="games">
              {many.map((game) => (
                <Game key={game.id} name={game.name} vendor={game.vendor} />
              ))}
            </div>
          )}
          <div className="more">
            {Array.from({ length: more }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else to be told apart by
              <span key={place} />
            ))}
          </div>
          <button type="button" data-act="cards" onClick={() => setMany(true)}>
            Show 1,000 cards
          </button>
          <footer>
            <ul className="marks">
              {marks.map(({ name, picture }) => (
                <li key={name}>{picture ? <img src={picture} alt={name} width={84} height={28} /> : name}</li>
              ))}
            </ul>
            <ul className="links">
              {links.map((link) => (
                <li key={link}>
                  <a href="/">{link}</a>
                </li>
              ))}
            </ul>
          </footer>
        </main>
      </div>
      {isLogin && <Login onClose={() => setLogin(false)} />}
    </>
  );
}

const root = document.getElementById('root');
const content: Content = JSON.parse(document.getElementById('content')?.textContent ?? '');
if (root) createRoot(root).render(<Page {...content} />);
