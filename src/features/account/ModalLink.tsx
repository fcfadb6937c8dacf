import { Button } from '@/components/ui/Button';
import { authModalOpened, type AuthModalName } from '@/store/authModal/authModalSlice';
import { useAppDispatch } from '@/store/hooks';

/** Leads from one account modal to another (SHELL-5). */
export function ModalLink({ to, children }: { readonly to: AuthModalName; readonly children: string }) {
  const dispatch = useAppDispatch();
  return (
    <Button variant="text" onClick={() => dispatch(authModalOpened({ modal: to }))}>
      {children}
    </Button>
  );
}
