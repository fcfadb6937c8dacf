import { Button } from '@/components/ui/Button';
import type { ButtonVariant } from '@/components/ui/buttonClass';
import { authModalOpened, type AuthModalName } from '@/store/authModal/authModalSlice';
import { useAppDispatch } from '@/store/hooks';

interface ModalLinkProps {
  readonly to: AuthModalName;
  readonly variant?: ButtonVariant;
  readonly children: string;
}

/** Leads from one account modal to another (SHELL-5). */
export function ModalLink({ to, variant = 'text', children }: ModalLinkProps) {
  const dispatch = useAppDispatch();
  return (
    <Button variant={variant} onClick={() => dispatch(authModalOpened({ modal: to }))}>
      {children}
    </Button>
  );
}
