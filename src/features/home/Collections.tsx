import { AppLink } from '@/components/layout/AppLink';
import { Section } from '@/components/layout/Section';
import { Carousel } from '@/components/ui/Carousel/Carousel';
import { Icon } from '@/components/ui/Icon';
import { paths } from '@/domain/paths';
import { HOME_COLLECTIONS } from '@/domain/homeChoices';
import { label } from '@/domain/label';
import * as words from '@/words/home';
import { CollectionArt } from './CollectionArt';

/** Featured Collections: each opens the properties list for its kind [HOME-8]. */
export function Collections() {
  return (
    <Section {...words.collections}>
      {(heading) => (
        <Carousel
          label={words.collections.title}
          layout="list"
          heading={heading}
          autoplayMs={0}
          items={HOME_COLLECTIONS.map((kind) => ({
            key: kind,
            content: (
              <AppLink
                to={paths.properties({ selectedSubtype: kind })}
                className="group block h-full overflow-hidden rounded-card border border-line bg-card"
              >
                <span className="block aspect-4/3 max-[400px]:aspect-5/2">
                  <CollectionArt of={kind} />
                </span>
                <span className="flex items-center justify-between gap-2 px-4.5 py-4 font-semibold max-[400px]:py-3">
                  {label(kind)}
                  <Icon
                    name="chevronRight"
                    className="size-4 text-muted transition-transform group-hover:translate-x-0.5"
                  />
                </span>
              </AppLink>
            ),
          }))}
        />
      )}
    </Section>
  );
}
