import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useNavigation } from './navigation';

export type AppLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & { readonly to: string };

/** A link inside the app. Pointing at it, or focusing it, already starts the code and the calls of its screen. */
export function AppLink({ to, onPointerEnter, onFocus, ...rest }: AppLinkProps) {
  const { prepare } = useNavigation();
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={(event) => {
        prepare(to);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prepare(to);
        onFocus?.(event);
      }}
    />
  );
}
