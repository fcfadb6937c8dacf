import { PageHeading } from '@/components/layout/PageHeading';
import { HillsArt } from '@/components/ui/HillsArt';
import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import * as words from '@/words/projectDetail';

/** Nothing chosen, an unknown id, or an id of something else: says so and leads on [ROUTE-20]. */
export function ProjectNotFound() {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col items-center gap-3 px-5 py-16 text-center">
      <div className="mb-2 h-30 w-40 overflow-hidden rounded-card">
        <HillsArt />
      </div>
      <PageHeading title={words.notFound.title} className="text-section" />
      <p className="max-w-md text-muted">{words.notFound.text}</p>
      <LinkButton to={paths.projects()} className="mt-3">
        {words.notFound.toList}
      </LinkButton>
    </div>
  );
}
