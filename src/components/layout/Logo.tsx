import { paths } from '@/domain/paths';
import { pictureVariants } from '@/domain/pictures';
import { SITE } from '@/domain/site';
import { AppLink } from './AppLink';
import * as words from '@/words/layout';

/** The marketplace's mark, which its operator may have set. */
export const Mark = () =>
  SITE.logo ? (
    <img src={pictureVariants(SITE.logo)?.smallest ?? SITE.logo} alt="" className="h-9 max-w-28 rounded-sm" />
  ) : (
    <svg viewBox="0 0 32 32" className="size-8 flex-none" fill="none" strokeWidth="3" aria-hidden="true">
      <path d="M3 15 16 4l13 11" className="stroke-brand" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M8 14v13h16V14" className="fill-brand-wash stroke-brand" strokeLinejoin="round" />
      <path d="M13 27v-6a3 3 0 0 1 6 0v6z" className="fill-gold" />
    </svg>
  );

/** The mark and the name, leading home. */
export function Logo() {
  return (
    <AppLink
      to={paths.home}
      aria-label={words.toHome({ site: SITE.name })}
      className="inline-flex min-h-11 min-w-0 items-center gap-2 overflow-hidden font-heading text-price font-bold text-brand"
    >
      <Mark />
      <span className="translate-y-0.5">{SITE.name}</span>
    </AppLink>
  );
}
