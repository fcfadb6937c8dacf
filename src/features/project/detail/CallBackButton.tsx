import { Button } from '@/components/ui/Button';
import { useOpenProject } from '../useOpenProject';
import { projectTexts as texts } from '../texts';

/** For who is not logged in: asks for the login, which offers the project afterwards [JDET-9]. */
export function CallBackButton({ id, name }: { readonly id: string; readonly name: string }) {
  const { askLogin } = useOpenProject(id, name);
  return (
    <Button className="w-full" onClick={askLogin}>
      {texts.loginToRequest}
    </Button>
  );
}
