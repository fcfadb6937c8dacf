import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';
import { useNavigation } from './navigation';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address inside the app. */
  readonly to: string;
  /** What the history entry carries besides its address. */
  readonly state?: unknown;
  /** Takes the place of the entry that one leaves, so that Back leads to what was before that. */
  readonly replace?: true | undefined;
}

/**
 * A link inside the app. Pointing at it, or focusing it, already starts the code of its screen, and the calls that cost
 * nobody anything. Made of the router's hooks: its own `Link` brings the prefetching of a framework along.
 */
export function AppLink({ to, state, replace, onClick, onPointerEnter, onFocus, children, ...rest }: AppLinkProps) {
  const { prepare } = useNavigation();
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { state, ...(replace && { replace }) });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      onPointerEnter={(event) => {
        prepare(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prepare(to);
        onFocus?.(event);
      }}
    >
      {children}
    </a>
  );
}
