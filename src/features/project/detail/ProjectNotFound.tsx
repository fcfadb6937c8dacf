import { NotFoundView } from '@/components/layout/NotFoundView';
import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import * as words from '@/words/projectDetail';

/** Nothing chosen, an unknown id, or an id of something else: says so and leads on [ROUTE-20]. */
export const ProjectNotFound = () => (
  <NotFoundView title={words.notFound.title} text={words.notFound.text}>
    <LinkButton to={paths.projects()}>{words.notFound.toList}</LinkButton>
  </NotFoundView>
);
