import { useId } from 'react';
import { isLinkable } from '@/api/records';
import { AppLink } from '@/components/layout/AppLink';
import { Avatar } from '@/components/ui/Avatar';
import { Skeleton, SkeletonLine } from '@/components/ui/Skeleton';
import { builderName } from '@/domain/names';
import { paths } from '@/domain/paths';
import { langOf } from '@/domain/text';
import { selectBuilder } from '@/store/entities/builders';
import { useAppSelector } from '@/store/hooks';
import * as words from '@/words/home';

const frame = 'relative h-full overflow-hidden rounded-card border border-line bg-card';
const band = 'h-16 washes';
const body = '-mt-12 px-4 pb-4';

/** A builder in a carousel: picture or initials, name, since when, how many projects [HOME-5]. */
export function BuilderCard({ id }: { readonly id: string }) {
  const builder = useAppSelector((state) => selectBuilder(state, id));
  const titleId = useId();
  if (!builder) return null;

  const name = builderName(builder);
  const projects = builder.projectIds?.length ?? builder.projectsList?.length ?? 0;
  const years = builder.experience ?? 0;
  const facts = [
    builder.since ? words.since({ year: String(builder.since) }) : null,
    projects > 0 ? words.projects({ n: projects }) : null,
  ];
  return (
    <article aria-labelledby={titleId} className={frame}>
      <div className={band} />
      <div className={body}>
        <Avatar name={name} src={builder.image} size="lg" className="border-3 border-card bg-card" />
        <h3
          id={titleId}
          lang={langOf(name)}
          className="mt-3 truncate font-sans text-base font-semibold tracking-normal"
        >
          {isLinkable(id) ? (
            <AppLink
              to={paths.builder(id)}
              className="rounded-sm underline-offset-4 after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {name}
            </AppLink>
          ) : (
            name
          )}
        </h3>
        <p className="min-h-[1lh] truncate text-md text-muted">{years > 0 && words.years({ n: years })}</p>
        <p className="mt-1 min-h-[1lh] text-sm font-medium text-brand">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  );
}

/** The card's shape while it is on its way. */
export function BuilderCardSkeleton() {
  return (
    <div className={frame}>
      <div className={band} />
      <div className={body}>
        <Skeleton className="size-24 rounded-full border-3 border-card" />
        <SkeletonLine line="mt-3 h-6" words="h-4 w-4/5" />
        <SkeletonLine line="h-[1lh] text-md" words="h-3.5 w-3/5" />
        <SkeletonLine line="mt-1 h-[1lh] text-sm" words="h-3 w-1/3" />
      </div>
    </div>
  );
}
