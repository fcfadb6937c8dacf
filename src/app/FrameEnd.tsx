import { ChatButton } from '@/components/layout/ChatButton';
import { Footer } from '@/components/layout/Footer';
import { ScrollTopButton } from '@/components/layout/ScrollTopButton';
import Newsletter from '@/features/enquiry/Newsletter';

/** What of the frame stands below the screen, or over its lower corner. */
export default function FrameEnd() {
  return (
    <>
      <Footer newsletter={<Newsletter />} />
      <ScrollTopButton />
      <ChatButton />
    </>
  );
}
