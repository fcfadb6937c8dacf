import { ChatButton } from './ChatButton';
import { Footer } from './Footer';
import { ScrollTopButton } from './ScrollTopButton';

/** What of the frame stands below the screen, or over its lower corner. */
export default function FrameEnd() {
  return (
    <>
      <Footer />
      <ScrollTopButton />
      <ChatButton />
    </>
  );
}
