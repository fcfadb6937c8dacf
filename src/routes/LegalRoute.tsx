import { useLocation } from 'react-router';
import { paths } from '@/domain/paths';
import { LegalArticle } from '@/features/info/LegalArticle';
import type { LegalPage } from '@/features/info/legalTexts';

function pageAt(pathname: string): LegalPage {
  if (pathname.startsWith(paths.privacy)) return 'privacy';
  return pathname.startsWith(paths.cookies) ? 'cookies' : 'terms';
}

/** `/terms`, `/privacy` and `/cookies`; `page` says which, else the address does [SHELL-7]. */
export default function LegalRoute({ page }: { readonly page?: LegalPage }) {
  const { pathname } = useLocation();
  return <LegalArticle page={page ?? pageAt(pathname)} />;
}
