/** Where the console is served, with a slash at its end; addresses inside it are written without it: `/settings`. */
const base = import.meta.env.BASE_URL;

/** The address that the browser needs for one inside the console. */
export const addressOf = (href: string): string => (href.startsWith('/') ? `${base}${href.slice(1)}` : href);
