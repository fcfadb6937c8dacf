import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Route, Routes, useLocation } from 'react-router';
import type { ConsoleAnswers } from '@/contract/consoleShapes';
import { SITE } from '@/domain/site';
import { AppLink } from '@/components/layout/AppLink';
import { PageHeading } from '@/components/layout/PageHeading';
import { Button } from '@/components/ui/Button';
import { JoinPage } from './access/JoinPage';
import { SignInPage } from './access/SignInPage';
import { isConsoleError, useGetSessionQuery, useSignOutMutation } from './api';
import { PAGES } from './pages';
import { QueryState } from './QueryState';
import type { ConsoleStore } from './store';

type Session = ConsoleAnswers['getSession'];

function Header({ session: { name, role } }: { readonly session: Session }) {
  const { pathname } = useLocation();
  const [signOut, { isLoading }] = useSignOutMutation();
  return (
    <header className="border-b border-line bg-card">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-5 gap-y-1 px-5 py-2">
        <p className="font-heading text-xl font-bold text-brand">{SITE.name} console</p>
        <nav aria-label="Console" className="flex flex-wrap gap-x-4">
          {PAGES.filter(({ needs }) => role === 'owner' || needs === role).map(({ path, label }) => (
            <AppLink
              key={path}
              to={path}
              aria-current={pathname === path ? 'page' : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent font-semibold aria-[current]:border-brand"
            >
              {label}
            </AppLink>
          ))}
        </nav>
        <span className="ml-auto text-sm text-muted">{name}</span>
        <Button variant="text" size="sm" busy={isLoading} onClick={() => void signOut({})}>
          Log out
        </Button>
      </div>
    </header>
  );
}

const Narrow = ({ children }: { readonly children: ReactNode }) => (
  <main className="mx-auto flex max-w-md flex-col gap-5 px-5 py-10">{children}</main>
);

const NotThere = () => <PageHeading title="Not found">There is no such page</PageHeading>;

/** The page of an address, once it is known who is there. */
function Screens() {
  const { pathname, hash } = useLocation();
  const session = useGetSessionQuery({}, { skip: pathname === '/join' });
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
  return (
    <>
      <Header session={data} />
      <main className="mx-auto flex max-w-page flex-col gap-5 px-5 py-6">
        <Routes>
          {PAGES.filter(({ needs }) => data.role === 'owner' || needs === data.role).map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          <Route path="*" element={<NotThere />} />
        </Routes>
      </main>
    </>
  );
}

/** The whole console; needs a router around it. */
export const ConsoleApp = ({ store }: { readonly store: ConsoleStore }) => (
  <Provider store={store}>
    <Screens />
  </Provider>
);
