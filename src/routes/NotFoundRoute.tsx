import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import { NotFoundView } from '@/components/layout/NotFoundView';
import { SearchElsewhere } from '@/features/home/SearchElsewhere';
import * as words from '@/words/routeNotFound';
import * as screenWords from '@/words/screens';

/** Any path that is no screen [ROUTE-16]. */
export default function NotFoundRoute() {
  return (
    <NotFoundView title={screenWords.notFound} text={words.text} search={<SearchElsewhere />}>
      <LinkButton variant="secondary" to={paths.home}>
        {words.home}
      </LinkButton>
    </NotFoundView>
  );
}
