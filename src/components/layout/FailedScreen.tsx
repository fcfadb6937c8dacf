import { ErrorState, type ErrorStateProps } from '../ui/ErrorState';
import { PageHeading } from './PageHeading';

interface FailedScreenProps extends ErrorStateProps {
  /** What the screen is about: its heading, which is heard alone, and the document's title. */
  readonly screen: string;
}

/** What an address leads to did not load, and nothing of it is known: says so, and offers to try again. */
export function FailedScreen({ screen, ...failure }: FailedScreenProps) {
  return (
    <div className="mx-auto w-full max-w-page px-5 py-10">
      <PageHeading title={screen} className="sr-only" />
      <ErrorState {...failure} />
    </div>
  );
}
