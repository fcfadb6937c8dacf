import { PageHeading } from '@/components/layout/PageHeading';
import { ErrorState } from '@/components/ui/ErrorState';
import { HillsArt } from '@/components/ui/HillsArt';
import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import { SCREENS } from '@/domain/screens';
import * as words from '@/words/propertyDetail';

/** Nothing chosen, an unknown id or an id of another kind: says so and leads on [ROUTE-20]. */
export function PropertyNotFound() {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col items-center gap-3 px-5 py-14 text-center">
      <div className="mb-2 h-36 w-48 overflow-hidden rounded-card">
        <HillsArt />
      </div>
      <PageHeading title={words.notFound.title} className="text-section" />
      <p className="max-w-md text-muted">{words.notFound.text}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <LinkButton to={paths.properties()}>{words.notFound.toList}</LinkButton>
        <LinkButton to={paths.home} variant="secondary">
          {words.notFound.toHome}
        </LinkButton>
      </div>
    </div>
  );
}

/** The listing could not be loaded, and nothing of it is known. */
export function PropertyFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10">
      <PageHeading title={SCREENS.property.title} className="sr-only" />
      <ErrorState title={words.failed.title} text={words.failed.text} onRetry={onRetry} />
    </div>
  );
}
