import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router';
import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { addressOf } from '@/domain/languages';
import { paths } from '@/domain/paths';
import { SITE } from '@/domain/site';
import { LanguageLinks } from '@/components/layout/LanguageLinks';
import { Mark } from '@/components/layout/Logo';
import { NavigationContext } from '@/components/layout/navigation';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { JoinPage } from './access/JoinPage';
import { SignInPage } from './access/SignInPage';
import { consoleApi, isConsoleError } from './api';
import { HERE } from './here';
import { Menu } from './Menu';
import { PAGES } from './pages';
import { PublicLink } from './PublicLink';
import { QueryState } from './QueryState';
import type { ConsoleStore } from './store';
import * as words from '@/words/console';

type Session = ConsoleAnswers['getSession'];

function Header({ session: { name } }: { readonly session: Session }) {
  const [signOut, { isLoading }] = consoleApi.useSignOutMutation();
  return (
    <header className="border-b border-line bg-card">
      <div className="mx-auto flex max-w-page items-center gap-x-3 px-5 py-2 sm:gap-x-5">
        <p className="mr-auto font-heading text-xl leading-tight font-bold text-brand">
          {words.brand({ site: SITE.name })}{' '}
          <span className="block font-sans text-sm font-normal text-muted">{name}</span>
        </p>
        <PublicLink
          href={addressOf(paths.home)}
          className="flex min-h-11 flex-none items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          {words.site}
        </PublicLink>
        <Button variant="text" size="sm" className="flex-none" busy={isLoading} onClick={() => void signOut({})}>
          {words.logOut}
        </Button>
      </div>
    </header>
  );
}

/**
 * A page that was chosen begins at its top, with the focus on its heading; one that was gone back to is the browser's, and
 * one on which something was opened stays as it is.
 */
function Arrivals({ children }: { readonly children: ReactNode }) {
  const at = useLocation();
  const { pathname, search } = at;
  const isChosen = useNavigationType() !== NavigationType.Pop && at.state !== HERE;
  const focus = useRef(false);
  useLayoutEffect(() => {
    focus.current = isChosen;
    if (isChosen) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, search, isChosen]);
  const navigation = useMemo(
    () => ({
      prepare: () => undefined,
      takeFocus: () => {
        const mine = focus.current;
        focus.current = false;
        return mine;
      },
    }),
    [],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
}

const Narrow = ({ children }: { readonly children: ReactNode }) => (
  <main className="mx-auto flex max-w-md flex-col gap-5 px-5 py-10">
    <p className="flex items-center gap-2 font-heading text-xl font-bold text-brand">
      <Mark />
      {words.brand({ site: SITE.name })}
    </p>
    {children}
  </main>
);

const NotThere = () => <PageHeading title={words.notFound.title}>{words.notFound.text}</PageHeading>;

/** The page of an address, once it is known who is there. */
function Screens() {
  const { pathname, hash } = useLocation();
  const session = consoleApi.useGetSessionQuery({}, { skip: pathname === '/join' });
  if (pathname === '/join')
    return (
      <Narrow>
        <JoinPage token={hash.slice(1)} />
      </Narrow>
    );
  const { data, error } = session;
  if (isConsoleError(error) && error.status === 401)
    return (
      <Narrow>
        <SignInPage />
      </Narrow>
    );
  if (data === undefined)
    return (
      <Narrow>
        <QueryState query={session}>{null}</QueryState>
      </Narrow>
    );
  const pages = PAGES.filter(({ needs }) => data.role === 'owner' || needs === data.role);
  return (
    <>
      <Header session={data} />
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-4 px-5 py-4 lg:grid-cols-[11rem_minmax(0,1fr)] lg:py-6">
        <Menu key={pathname} pages={pages} />
        <main className="flex min-w-0 flex-col gap-5">
          <Routes>
            {pages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<NotThere />} />
          </Routes>
        </main>
      </div>
    </>
  );
}

/** The whole console; needs a router around it. */
export const ConsoleApp = ({ store }: { readonly store: ConsoleStore }) => (
  <Provider store={store}>
    {/* What comes later moves nothing in sight: the end of the page begins below the window. */}
    <div className="min-h-dvh">
      <Arrivals>
        <Screens />
      </Arrivals>
    </div>
    <footer className="bg-pine text-pine-ink">
      <div className="mx-auto max-w-page px-5 py-4">
        <LanguageLinks below="/console" />
      </div>
    </footer>
  </Provider>
);
