import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { LinkButton } from '@/components/ui/LinkButton';
import { paths } from '@/domain/paths';
import * as words from '@/words/home';
import { CollectionArt } from './CollectionArt';

/** Who looks at Home: only an agent can post at once [HOME-6]. */
export type Viewer = 'visitor' | 'user' | 'agent';

/** Post Property Now: leads an agent to the wizard, another user to the agent application, a visitor to the login [HOME-6]. */
export function PostPromo({ viewer, onLogin }: { readonly viewer: Viewer; readonly onLogin: () => void }) {
  const { title, text, action } = words.promo;
  const id = useId();
  return (
    <section aria-labelledby={id} className="mx-auto my-7 w-full max-w-page px-5 md:my-16">
      <div className="grid overflow-hidden rounded-panel bg-brand text-white dark:bg-brand-wash md:grid-cols-[1.2fr_1fr]">
        <div className="self-center p-5 sm:p-7 md:p-11">
          <h2 id={id} className="text-price md:text-promo">
            {title}
          </h2>
          <p className="mt-2.5 mb-5 max-w-lg">{text}</p>
          {viewer === 'visitor' ? (
            <Button variant="gold" onClick={onLogin}>
              {action}
            </Button>
          ) : (
            <LinkButton variant="gold" to={viewer === 'agent' ? paths.postProperty : paths.agentApplication}>
              {action}
            </LinkButton>
          )}
        </div>
        <div className="h-full min-h-72 max-md:hidden">
          <CollectionArt of="Villas" />
        </div>
      </div>
    </section>
  );
}
