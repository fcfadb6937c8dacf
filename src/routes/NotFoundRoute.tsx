import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import { NotFoundView } from '@/components/layout/NotFoundView';
import * as words from '@/words/routeNotFound';
import * as screenWords from '@/words/screens';

/** Any path that is no screen [ROUTE-16]. */
export default function NotFoundRoute() {
  return (
    <NotFoundView title={screenWords.notFound} text={words.text}>
      <LinkButton to={paths.home}>{words.home}</LinkButton>
      <LinkButton variant="secondary" to={paths.properties()}>
        {words.search}
      </LinkButton>
    </NotFoundView>
  );
}
