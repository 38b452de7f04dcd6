// The baseline for a React page: native elements, hand-written CSS, no library besides React.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { bets, css, games, manyGames, pageSize, sideMenu, vendors } from '../data.ts';

function Game({ name, vendor }: { name: string; vendor: string }) {
  const [favourite, setFavourite] = useState(false);
  return (
    <article>
      <div className="art">
        <button type="button" aria-label="Favourite" aria-pressed={favourite} onClick={() => setFavourite(!favourite)}>
          {favourite ? '♥' : '♡'}
        </button>
      </div>
      <h3>{name}</h3>
      <p>{vendor}</p>
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

const many = Array.from({ length: manyGames }, (_, id) => ({
  id,
  name: `Game number ${id}`,
  vendor: vendors[id % 11] ?? '',
}));

function Page() {
  const [menu, setMenu] = useState(false);
  const [side, setSide] = useState(true);
  const [login, setLogin] = useState(false);
  const [page, setPage] = useState(0);
  const [shown, setShown] = useState(games);
  return (
    <>
      <style>{css}</style>
      <header>
        <button type="button" onClick={() => setSide(!side)}>
          Side menu
        </button>
        <button type="button" onClick={() => setMenu(!menu)}>
          Slots
        </button>
        <button
          type="button"
          onClick={() => {
            const root = document.documentElement;
            root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
          }}
        >
          Theme
        </button>
        <button type="button" onClick={() => setLogin(true)}>
          Log in
        </button>
        {menu && (
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
        <nav hidden={!side}>
          {sideMenu.map((item) => (
            <button type="button" key={item}>
              {item}
            </button>
          ))}
        </nav>
        <main>
          <h1>Water Festival: play the house slot with play money</h1>
          <div className="games">
            {shown.map((game) => (
              <Game key={game.id} name={game.name} vendor={game.vendor} />
            ))}
          </div>
          <table>
            <tbody>
              {bets.slice(page * pageSize, (page + 1) * pageSize).map((bet) => (
                <tr key={bet.id}>
                  <td>{bet.game}</td>
                  <td>{bet.stake}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <button type="button" onClick={() => setPage((page + 1) % (bets.length / pageSize))}>
            Next page
          </button>
          <button type="button" onClick={() => setShown(many)}>
            Show 1,000 cards
          </button>
        </main>
      </div>
      {login && <Login onClose={() => setLogin(false)} />}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
