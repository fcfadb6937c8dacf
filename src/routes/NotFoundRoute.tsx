import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import { NotFoundView } from '@/features/info/NotFoundView';

/** Any path that is no screen [ROUTE-16]. */
export default function NotFoundRoute() {
  return (
    <NotFoundView
      title="Page not found"
      text="The address may be mistyped, or the page has moved. The hills are still where they were."
    >
      <LinkButton to={paths.home}>Go to the home page</LinkButton>
      <LinkButton variant="secondary" to={paths.properties()}>
        Search properties
      </LinkButton>
    </NotFoundView>
  );
}
