import { useLocation } from 'react-router';
import { ChatButton } from '@/components/layout/ChatButton';
import { Footer } from '@/components/layout/Footer';
import { ScrollTopButton } from '@/components/layout/ScrollTopButton';
import { paths } from '@/domain/paths';
import Newsletter from '@/features/enquiry/Newsletter';
import { PageHead } from './PageHead';

/** What of the frame stands below the screen, or over its lower corner; and what keeps the page's head true. */
export default function FrameEnd() {
  const { pathname } = useLocation();
  // It would cover fields of the long forms, which have their own way to the chat.
  const isPosting = pathname.startsWith(paths.postProperty) || pathname.startsWith(paths.editProperty);
  return (
    <>
      <Footer newsletter={<Newsletter />} />
      <ScrollTopButton />
      {!isPosting && <ChatButton />}
      <PageHead />
    </>
  );
}
