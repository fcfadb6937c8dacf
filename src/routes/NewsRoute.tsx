import { useMatch } from 'react-router';
import { LinkButton } from '@/components/ui/LinkButton';
import { articleOf, NEWS } from '@/domain/news';
import { paths } from '@/domain/paths';
import { Article } from '@/features/info/Article';
import { NotFoundView } from '@/features/info/NotFoundView';

/** `/news/{slug}`: one of the three articles [HOME-10]. */
export default function NewsRoute() {
  const slug = useMatch('/news/:slug')?.params.slug;
  const article = articleOf(slug);
  if (!article) {
    return (
      <NotFoundView title="Article not found" text="You may like these:">
        <ul>
          {NEWS.map((one) => (
            <li key={one.slug}>
              <LinkButton variant="text" to={paths.news(one.slug)}>
                {one.title}
              </LinkButton>
            </li>
          ))}
        </ul>
      </NotFoundView>
    );
  }
  return <Article key={article.slug} article={article} others={NEWS.filter((one) => one !== article)} />;
}
