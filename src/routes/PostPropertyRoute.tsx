import { PostingWizard } from '@/features/posting/wizard/PostingWizard';
import { ApplyFirst } from './ApplyFirst';
import { listingPreview } from './listingPreview';
import { usePostingUser } from './usePostingUser';

/** `/postproperty`: the wizard for agents, the application for other users, Home for whoever is not logged in (ROUTE-10). */
export default function PostPropertyRoute() {
  const user = usePostingUser();
  if (user === 'nobody') return null;
  return user === 'agent' ? <PostingWizard preview={listingPreview} /> : <ApplyFirst />;
}
