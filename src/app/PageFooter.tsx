import { useLocation } from 'react-router';
import { early } from '@/actionLog/browser/early';
import { ChatButton } from '@/components/layout/ChatButton';
import { Footer } from '@/components/layout/Footer';
import { LanguageLinks } from '@/components/layout/LanguageLinks';
import { isHome } from '@/components/layout/navLinks';
import { ThemeSwitch } from '@/components/layout/ThemeSwitch';
import { ScrollTopButton } from '@/components/layout/ScrollTopButton';
import { Newsletter } from '@/features/enquiry/Newsletter';
import { PageHead } from './PageHead';
import { chooseTheme, useTheme } from './theme';

/** What of the frame stands below the screen, or on Home over its lower corner; and what keeps the page's head true. */
export function PageFooter() {
  const { pathname } = useLocation();
  const theme = useTheme();
  return (
    <>
      {/* Elsewhere it would cover a list, a detail or a form: there the chat is in the footer (HOME-11). */}
      {isHome(pathname) && <ChatButton />}
      <ScrollTopButton place="end" />
      <Footer
        newsletter={<Newsletter />}
        theme={
          <div className="flex flex-wrap gap-3">
            <LanguageLinks />
            <ThemeSwitch theme={theme} onChange={(chosen) => chooseTheme(chosen)} />
          </div>
        }
        onReport={() => void early.load().then((open) => open())}
      />
      <PageHead />
    </>
  );
}
