import { useLanguage } from '@mekong/i18n/useLanguage';
import {
  type ComponentType,
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { firstInput, nextInput } from '../state/first-input.ts';
import { lateAttribute, pending, replayPress } from '../state/server-rendered.ts';
import { whenQuiet } from '../state/when-quiet.ts';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Every late part of the site, so that a server can have their code before it renders. */
const loaders: (() => Promise<void>)[] = [];

/** Loads the code of all late parts, those of late parts among them: a server renders without waiting. */
export async function loadLateParts(): Promise<void> {
  for (const load of loaders) await load();
}

let quiet: Promise<void> | undefined;

/** One moment for all: a live part in a live part does not wait for another one. */
function pageQuiet(): Promise<void> {
  quiet ??= new Promise((resolve) => void whenQuiet(resolve));
  return quiet;
}

const never = () => () => undefined;

interface LatePartOptions {
  /** It moves or counts by itself, for who only looks too: it is hydrated when the page is quiet, if there was no input before. */
  readonly isLive?: boolean;
}

/** A part with a way to load its code ahead. */
export type LatePart<Props> = ComponentType<Props> & { readonly load: () => Promise<void> };

/**
 * A part of the page whose code is not in the initial load. Rendered by the server it stays as it is, without script, until
 * the first input on the page; React then hydrates it, and a press on it that came before happens. Where it is rendered
 * by the browser it appears as soon as its code is there; so it does when another language is chosen before it was hydrated.
 *
 * Give it the same props each time: others before it is hydrated would make React throw the server's HTML away.
 *
 * @param load imports the component
 */
export function latePart<Props extends object>(
  load: Load<Props>,
  { isLive = false }: LatePartOptions = {},
): LatePart<Props> {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let hydratable: Promise<void> | undefined;

  function loadNow(): Promise<void> {
    loading ??= load().then(
      (loaded) => {
        // it is rendered once more when React has found out that it is hydrated
        Part = memo(loaded) as unknown as ComponentType<Props>;
      },
      (error) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }
  loaders.push(loadNow);

  const whenHydratable = (): Promise<void> => {
    hydratable ??= (isLive ? Promise.race([firstInput(), pageQuiet()]) : firstInput()).then(loadUntilThere);
    return hydratable;
  };

  /** What is seen stays when the code does not come; the next input tries again. */
  const loadUntilThere = (): Promise<void> => loadNow().catch(() => nextInput().then(loadUntilThere));

  /** What is waited for stays what it was: another element here would be another part. */
  function Content(props: Props) {
    const isHydrating = useSyncExternalStore(
      never,
      () => false,
      () => !import.meta.env.SSR,
    );
    const [until] = useState(() => (isHydrating ? whenHydratable() : Part ? undefined : loadNow()));
    if (until) return <Waiting until={until} {...props} />;
    return Part && <Part {...props} />;
  }

  function Waiting({ until, ...props }: Props & { readonly until: Promise<void> }) {
    use(until);
    return Part && <Part {...(props as unknown as Props)} />;
  }

  function Late(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const { code } = useLanguage();
    const [firstCode, setFirstCode] = useState<string>();
    return (
      <div ref={place} {...{ [lateAttribute]: pending }}>
        <Suspense key={firstCode ?? code}>
          <Content {...props} />
          <Hydrated place={place} onHydrated={() => setFirstCode(code)} />
        </Suspense>
      </div>
    );
  }
  return Object.assign(memo(Late) as unknown as ComponentType<Props>, { load: loadNow });
}

interface HydratedProps {
  readonly place: RefObject<HTMLElement | null>;
  /** Told once. */
  readonly onHydrated: () => void;
}

/** React listens in this place from here on. */
function Hydrated({ place, onHydrated }: HydratedProps) {
  const tell = useEffectEvent(onHydrated);
  useEffect(() => {
    if (!place.current) return;
    place.current.setAttribute(lateAttribute, '');
    tell();
    replayPress(place.current);
  }, [place]);
  return null;
}
