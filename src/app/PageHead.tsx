import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { canonicalPath } from '@/domain/findScreen';
import { addressOf } from '@/domain/languages';
import { documentAddress } from './documentAddress';

/** What a page's HTML says of itself beyond its title, which each screen sets. */
const WORDS = [
  'link[rel="canonical"]',
  'link[hreflang]',
  'script[type="application/ld+json"]',
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
].join();

function firstAddress(): string | null {
  const { pathname, search } = documentAddress();
  return canonicalPath(pathname, search);
}

/** Takes away what the head says of another page, and names the address of this one as the server would. */
function rewriteHead(address: string | null): void {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const origin = new URL(known?.href ?? window.location.href).origin;
  for (const words of document.head.querySelectorAll(WORDS)) words.remove();
  document.head.append(
    address === null
      ? Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
      : Object.assign(document.createElement('link'), { rel: 'canonical', href: origin + addressOf(address) }),
  );
}

/**
 * Keeps the head true when another page is opened without a load: the words that came with the HTML go, and the
 * canonical address follows. What is opened on the same page, such as a tab or a dialog, changes nothing.
 */
export function PageHead() {
  const { pathname, search } = useLocation();
  const said = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const before = said.current === undefined ? firstAddress() : said.current;
    const now = canonicalPath(pathname, search);
    said.current = now;
    if (before !== now) rewriteHead(now);
  }, [pathname, search]);
  return null;
}
